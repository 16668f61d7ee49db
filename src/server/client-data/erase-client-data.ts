import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "#domain/words.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { eraseRows } from "./erase-rows.ts";
import { type ClientData, findClientData } from "./find-client-data.ts";
import { addressesOf } from "./find-clients.ts";

const staffs: Message = /*i18n*/ {
  id: "client.erase.staff",
  message: "This is the address of an account with rights in the back office. Take them away first.",
};

interface Erasing {
  readonly email: string;
  readonly now: Date;
  /** What else the transaction that empties the rows holds: what staff did, and whether it still may. */
  readonly inTransaction?: (erase: (transaction: Transaction) => Promise<void>) => Promise<void>;
}

interface Kept {
  readonly db: Db;
  readonly storage: Pick<Storage, "remove">;
  readonly dataDir: string;
}

/**
 * Erases the data of an address (REL-P5): rows in one transaction, then files. Payments stay, under a
 * placeholder name. Repeated, it erases what has come since.
 * @returns what was found, and how many files were removed; nothing where the shop does not know the address
 * @throws 409 for the address of an account with a role in the back office
 */
export async function eraseClientData(
  { db, storage, dataDir }: Kept,
  { email, now, inTransaction = (erase) => db.transaction().execute(erase) }: Erasing,
): Promise<{ data: ClientData; files: number } | undefined> {
  const data = await findClientData(db, email);
  if (Object.values(data).flat().length === 0) return undefined;
  if (data.accounts.some(({ is_admin, role }) => is_admin === 1 || role !== null))
    throw new AppError("conflict", { message: staffs });
  await inTransaction((transaction) => eraseRows(transaction, data, now));
  const stored = [
    ...data.files.flatMap((file) => [file.storage_key, file.preview_key ?? []].flat()),
    ...data.storedDocuments.map(({ storage_key }) => storage_key),
  ];
  for (const key of stored) await storage.remove(key);
  const mails = await mailsAbout(join(dataDir, "outbox"), addressesOf(email, data.clients));
  for (const path of mails) await rm(path, { force: true });
  return { data, files: stored.length + mails.length };
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
