import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { keepStream } from "#server/backup/copy-files.ts";
import { type ClientData, findClientData } from "#server/client-data/find-client-data.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { Fault } from "../../say.ts";

/**
 * Writes a person's data into a new folder: `data.json`, and the files that were sent (REL-P5). Notes that staff wrote for
 * itself stay in the shop (L8.1).
 * @throws Fault when the shop does not know this address
 */
export async function writeClientData(
  db: Db,
  storage: Pick<Storage, "open">,
  email: string,
  to: string,
): Promise<string> {
  const data = withoutNotes(await findClientData(db, email));
  const rows = Object.values(data).flat().length;
  if (rows === 0) throw new Fault(`The shop has nothing about ${email}.`);
  const folder = resolve(to, `client-data-${new Date().toISOString().replaceAll(":", "-")}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const payments = data.payments.map(withoutKeys);
  const paidForOthers = data.paidForOthers.map(withoutKeys);
  const text = JSON.stringify({ ...data, payments, paidForOthers }, null, 2);
  await writeFile(join(folder, "data.json"), `${text}\n`, { mode: 0o600 });
  for (const { storage_key } of [...data.files, ...data.storedDocuments]) {
    const found = await storage.open(storage_key);
    if (found) await keepStream(found.stream, join(folder, storage_key.replaceAll("/", "-")));
  }
  return folder;
}

function withoutNotes(data: ClientData): ClientData {
  const notes = new Set(data.thread.flatMap(({ id, audience }) => (audience === "staff" ? [id] : [])));
  const theirs = new Set(
    data.attached.flatMap(({ message_id, file_id }) => (notes.has(message_id) ? [file_id] : [])),
  );
  return {
    ...data,
    clientNotes: [],
    thread: data.thread.filter(({ id }) => !notes.has(id)),
    attached: data.attached.filter(({ message_id }) => !notes.has(message_id)),
    files: data.files.filter(({ id }) => !theirs.has(id)),
  };
}

/** The keys of a payment's page are secrets of the provider's, and no data about a person. */
function withoutKeys({ client_secret, approve_url, ...payment }: ClientData["payments"][number]) {
  return payment;
}
