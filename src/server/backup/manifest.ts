import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupFault } from "./backup-fault.ts";

/** What a backup says of itself: every file with its length and SHA-256, so that a restore can tell a whole one. */
const manifestForm = z.strictObject({
  format: z.literal(1),
  engine: z.enum(["SQLite", "PostgreSQL"]),
  /** Everything that was acknowledged before this moment is in it. */
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Storage keys that the database named and that were not there. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestForm>;

/** The database's own file in a backup. */
export const databaseFile = { SQLite: "green-eco.sqlite", PostgreSQL: "green-eco.dump" } as const;

const name = "manifest.json";

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws BackupFault when the folder holds no backup, or one of a form that this program does not know */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), "utf8").catch(() => {
    throw new BackupFault(`${folder} is no whole backup: it has no ${name}.`);
  });
  const parsed = manifestForm.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new BackupFault(`${folder} is no backup that this version of the shop can read.`);
  return parsed.data;
}
