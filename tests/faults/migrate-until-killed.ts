import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";

/** A program of its own: migrates, and is killed after as many statements as its third argument says. */
const [url = "", dataDir = "", last = "0"] = process.argv.slice(2);
let statements = 0;

const db = openDatabase({
  url,
  dataDir,
  log: () => {
    statements += 1;
    if (statements === Number(last)) process.kill(process.pid, "SIGKILL");
  },
});
await migrate(db);
await db.destroy();
