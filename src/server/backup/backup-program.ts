// Makes one backup, in a process of its own: what it is told comes by its standard input, what became of it goes out.
import { json } from "node:stream/consumers";
import { z } from "zod";
import { refusedFile } from "#server/platform/processes/read-apart.ts";
import { packBackup } from "./pack-backup.ts";

const orderForm = z.strictObject({
  place: z.strictObject({ DATA_DIR: z.string(), DATABASE_URL: z.string(), STORAGE_URL: z.string() }),
  to: z.string(),
  withKey: z.boolean(),
  /** Where PostgreSQL's programs are looked for. */
  path: z.string(),
});

// A shop that was killed makes it anew when it starts: what would write beside that ends.
const shop = process.ppid;
setInterval(() => {
  if (process.ppid !== shop) process.exit(1);
}, 500).unref();

try {
  const { place, to, withKey, path } = orderForm.parse(await json(process.stdin));
  process.env.PATH = path;
  process.stdout.write(JSON.stringify(await packBackup(place, to, { withKey })));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = refusedFile;
}
