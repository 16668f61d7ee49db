import { parseArgs } from "node:util";
import { writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/config/config.ts";
import { exitWith } from "../../say.ts";

await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string", default: "backups" },
      "with-key": { type: "boolean", default: false },
    },
  });
  const { folder, manifest } = await writeBackup(readConfig(process.env), values.to, {
    withKey: values["with-key"],
  });
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const size = `${manifest.files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`Backup of ${manifest.engine} and files: ${folder} (${size})`);
  for (const key of manifest.missing)
    console.error(`Not in the storage, though the database names it: ${key}`);
  return 0;
});
