import type { ControlledTransaction, Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The database, or the transaction that is under way: what every repository function takes first. */
export type Db = Kysely<Tables>;

/** For functions that must not run outside a transaction. Inside one, use nothing but this handle. */
export type Transaction = KyselyTransaction<Tables> | ControlledTransaction<Tables>;
