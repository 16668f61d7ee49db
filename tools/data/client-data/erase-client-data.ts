import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#server/platform/database/db.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { Fault } from "../../say.ts";
import { eraseRows } from "./erase-rows.ts";
import { addressesOf, findClientData } from "./find-client-data.ts";

/**
 * Erases the data of an address (REL-P5): rows in one transaction, then files. Payments stay, under a
 * placeholder name. Repeated, it erases what has come since.
 * @returns how many rows were emptied or removed, and how many files
 * @throws Fault when the address is unknown, or an administrator's
 */
export async function eraseClientData(
  db: Db,
  storage: Pick<Storage, "remove">,
  dataDir: string,
  email: string,
  now: Date,
): Promise<{ rows: number; files: number }> {
  const data = await findClientData(db, email);
  const rows = Object.values(data).flat().length;
  if (rows === 0) throw new Fault(`The shop has nothing about ${email}.`);
  if (data.accounts.some(({ is_admin }) => is_admin === 1)) {
    throw new Fault(`${email} is an administrator. Take the right away in the back office first.`);
  }
  await db.transaction().execute((transaction) => eraseRows(transaction, data, now));
  const stored = [
    ...data.files.flatMap((file) => [file.storage_key, file.preview_key ?? []].flat()),
    ...data.storedDocuments.map(({ storage_key }) => storage_key),
  ];
  for (const key of stored) await storage.remove(key);
  const mails = await mailsAbout(join(dataDir, "outbox"), addressesOf(email, data.clients));
  for (const path of mails) await rm(path, { force: true });
  return { rows, files: stored.length + mails.length };
}

/** Mails that were written to files and name one of the addresses, to whomever they went. */
async function mailsAbout(outbox: string, addresses: readonly string[]): Promise<string[]> {
  const named = addresses.map((address) => address.toLowerCase());
  const names = await readdir(outbox).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const path = join(outbox, name);
    // Long lines are folded with a sign at their end.
    const text = (await readFile(path, "utf8")).replace(/=\r?\n/g, "").toLowerCase();
    const plain = text.replace(/=([0-9a-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (named.some((address) => text.includes(address) || plain.includes(address))) found.push(path);
  }
  return found;
}
