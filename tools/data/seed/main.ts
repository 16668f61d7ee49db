// npm run seed -- --quotes 1000000: fills a shop for trying its lists at their full length.
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { readConfig } from "#server/config/config.ts";
import { systemCreateFirstAdministrator } from "#server/features/accounts/sign-in/system-create-first-administrator.ts";
import { systemSeedDemoCatalogue } from "#server/features/catalogue/demo/system-seed-demo-catalogue.ts";
import { decodeLogo } from "#server/features/deals/artwork/decode-logo.ts";
import { openServices } from "#server/open-services.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { ensureTrigramIndexes, trigramIndexOf } from "#server/platform/search/postgres-search.ts";
import type { Services } from "#server/services.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { exitWith, Fault } from "../../say.ts";
import { fillShop } from "./fill-shop.ts";
import type { ProofPicture } from "./proofs.ts";
import { showProgress } from "./show-progress.ts";

const { values } = parseArgs({
  options: {
    quotes: { type: "string", default: "1000" },
    until: { type: "string", default: new Date().toISOString().slice(0, 10) },
    add: { type: "boolean", default: false },
  },
});

await exitWith(async () => {
  const quotes = Number(values.quotes);
  const until = new Date(values.until);
  if (!Number.isInteger(quotes) || quotes < 1) throw new Fault("--quotes must be a whole number above 0.");
  if (Number.isNaN(until.getTime())) throw new Fault("--until must be a day, such as 2026-03-01.");
  const config = readConfig({ ...process.env, LOG_LEVEL: "warn" });
  const services = await openServices(config);
  // A batch may take as long as it takes.
  const db = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, isPatient: true });
  try {
    const last = await db.selectFrom("quotes").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
    if (last && !values.add) {
      throw new Fault(
        "This database holds quotes. Name an empty one, or say --add to put the new ones beside them.",
      );
    }
    await hurry(db);
    await systemSeedDemoCatalogue(services);
    const administrator = await systemCreateFirstAdministrator(services);
    if (administrator) console.log(`Administrator: ${administrator.email} ${administrator.password ?? ""}`);
    const users = Math.round(quotes / 10);
    const progress = showProgress(quotes + users);
    await fillShop({
      db,
      quotes,
      users,
      until,
      firstNumber: (last?.id ?? 0) + 1,
      passwordHash: await services.passwords.hash(crypto.randomUUID()),
      progress,
      proofPicture: await proofPictureOf(services),
      shop: { facts: services.shop.facts(), french: null, account: null },
    });
    await settle(db);
    progress(quotes + users);
    console.log(`${quotes} quotes, ${await countAll(db)} and ${users} users are there.`);
    return 0;
  } finally {
    await db.destroy();
    await services.db.destroy();
  }
});

async function countAll(db: Db): Promise<string> {
  const count = async (table: "orders" | "payments" | "invoices" | "ledger_lines") =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("all"))
        .executeTakeFirstOrThrow()
    ).all;
  const [orders, payments] = [await count("orders"), await count("payments")];
  const [documents, lines] = [await count("invoices"), await count("ledger_lines")];
  return `${orders} orders, ${payments} payments, ${documents} documents, ${lines} lines of the ledger`;
}

/** A bag of the demo catalogue, as a proof shows it; its preview is stored once. */
async function proofPictureOf({ storage }: Pick<Services, "storage">): Promise<ProofPicture> {
  const bytes = await readFile(join(import.meta.dirname, "../../../assets/pictures/conference-bag.jpg"));
  const previewKey = "proofs/seed-preview.webp";
  await storage.put(previewKey, await decodeLogo(bytes, { preview: { side: 1_000, format: "webp" } }));
  return {
    ...{ byteSize: bytes.length, sha256: hash("sha256", bytes), previewKey },
    store: (key) => storage.put(key, bytes),
  };
}

/** Seeded rows need not survive a power cut, and text indexes are quicker built once than maintained. */
async function hurry(db: Db): Promise<void> {
  if (!isPostgresDb(db)) {
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma cache_size = -262144`.execute(db);
    return;
  }
  for (const table of Object.values(searchedTables)) {
    await sql`drop index if exists ${sql.ref(trigramIndexOf(table))}`.execute(db);
  }
}

/** Rebuilds those, and vacuums now: a measurement cannot wait for PostgreSQL's autovacuum. */
async function settle(db: Db): Promise<void> {
  if (!isPostgresDb(db)) return;
  await ensureTrigramIndexes(db, Object.values(searchedTables));
  await sql`vacuum analyze`.execute(db);
}
