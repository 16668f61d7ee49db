import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { eraseClientData } from "#server/client-data/erase-client-data.ts";
import { readConfig } from "#server/config/config.ts";
import { isPostgres, openDatabase } from "#server/platform/database/open-database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openStorage } from "#server/platform/storage/open-storage.ts";
import { exitWith, Fault } from "../../say.ts";
import { writeClientData } from "./write-client-data.ts";

const usage = "npm run client-data -- export|erase <email> [--to <folder>]";

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string", default: "client-data" } },
  });
  const [entry, email] = positionals;
  if (!email || (entry !== "export" && entry !== "erase")) throw new Fault(usage);
  const config = readConfig(process.env);
  const dataDir = resolve(config.DATA_DIR);
  if (!isPostgres(config.DATABASE_URL) && !existsSync(join(dataDir, "green-eco.sqlite"))) {
    throw new Fault(`There is no shop in ${dataDir} (DATA_DIR).`);
  }
  const storage = openStorage(config);
  const db = openDatabase({ url: config.DATABASE_URL, dataDir, isPatient: true });
  try {
    if (entry === "export") {
      const folder = await writeClientData(db, storage, email, values.to);
      console.log(`Everything about this address: ${folder}`);
    } else {
      const erased = await eraseClientData({ db, storage, dataDir }, { email, now: new Date() }).catch(
        (error: unknown) => {
          throw error instanceof AppError ? new Fault(error.message) : error;
        },
      );
      if (!erased) throw new Fault(`The shop has nothing about ${email}.`);
      const rows = Object.values(erased.data).flat().length;
      const { files } = erased;
      console.log(
        `Erased: ${rows} rows emptied or removed, ${files} files removed. What was paid stays in the books.`,
      );
    }
  } finally {
    await db.destroy();
  }
  return 0;
});
