import type { KyselyPlugin } from "kysely";
import { readConfig } from "#server/config/config.ts";
import { openServices } from "#server/open-services.ts";
import type { Db } from "#server/platform/database/db.ts";
import { runShop } from "#server/run-shop.ts";
import { type DatabaseMoment, databaseMoments } from "./crash-moments.ts";

/** The shop from its sources, which kills itself at the moment in the database that `CRASH_AT` names (REL-M7). */
const moments: Readonly<Record<string, DatabaseMoment>> = databaseMoments;
const moment = moments[process.env.CRASH_AT ?? ""];
if (!moment) throw new Error("CRASH_AT names no moment in the database");
const services = await openServices(readConfig(process.env));
await runShop({ ...services, db: dyingAt(services.db, moment) });

function dyingAt(db: Db, { statement, table, when }: DatabaseMoment): Db {
  let isReached = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === statement && JSON.stringify(tableOf(node)).includes(`"${table}"`)) {
        if (when === "before") die();
        isReached = true;
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = db.withPlugin(plugin);
  const begin = watched.transaction.bind(watched);
  watched.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      const result = await execute(work);
      if (isReached) die();
      return result;
    };
    return transaction;
  };
  return watched;
}

function tableOf(node: object): unknown {
  if ("into" in node) return node.into;
  return "table" in node ? node.table : "from" in node ? node.from : undefined;
}

function die(): void {
  process.kill(process.pid, "SIGKILL");
}
