import { parseArgs } from "node:util";
import { readConfig } from "#server/config/config.ts";
import { exitWith, Fault } from "../../say.ts";
import { withBackupFolder } from "./open-archive.ts";
import { restoreBackup } from "./restore-backup.ts";

await exitWith(async () => {
  const { values } = parseArgs({
    options: { from: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  if (!values.from) throw new Fault("Which one? npm run restore -- --from backups/green-eco-…");
  const config = readConfig(process.env);
  const { manifest, setAside, movedRows } = await withBackupFolder(values.from, (folder) =>
    restoreBackup(config, folder, { replaces: values.replace }),
  );
  console.log(`Restored the backup of ${manifest.began_at}: ${manifest.files.length} files, all whole.`);
  if (movedRows !== undefined) console.log(`Moved from SQLite to PostgreSQL: ${movedRows} rows.`);
  if (setAside) console.log(`What was there before stands in ${setAside}`);
  console.log("Start the shop with npm start.");
  return 0;
});
