import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** A program of its own: copies a shop's database and empties its log, again and again, until it is killed. */
const [file = "", folder = ""] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 10_000 });
process.stdout.write("begun\n");

for (let turn = 0; ; turn += 1) {
  const copy = join(folder, `copy-${turn}.sqlite`);
  database.prepare("vacuum into ?").run(copy);
  rmSync(copy);
  // Waits for every reader and keeps every writer out for a moment; may report that it cannot.
  database.exec("pragma wal_checkpoint(truncate)");
  database.exec("begin immediate");
  await wait(300);
  database.exec("rollback");
  process.stdout.write("round\n");
  await wait(50);
}
