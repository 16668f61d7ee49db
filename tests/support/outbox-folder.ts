import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

/** What was read, by path and time of writing: a folder of hundreds of mails is looked through every 50 ms. */
const known = new Map<string, Promise<Email>>();

/** The mails that a server without `SMTP_URL` has written into its data folder, the oldest first. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).sort();
  return await Promise.all(mails.map((name) => readMail(join(folder, name))));
}

async function readMail(path: string): Promise<Email> {
  const key = `${path} ${(await stat(path)).mtimeMs}`;
  const mail = known.get(key) ?? readFile(path).then((bytes) => PostalMime.parse(bytes));
  known.set(key, mail);
  return await mail;
}

/** Only ends what hangs. */
const longestMs = 240_000;

/** Waits for the last mail to `address` with `subject` in it; mails of decisions come late (SPEC-3.21). */
export async function waitForMail(dataDir: string, address: string, subject = ""): Promise<Email> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline) {
    const mails = await readMails(dataDir);
    const found = mails.findLast((mail) => isTo(mail, address) && (mail.subject ?? "").includes(subject));
    if (found) return found;
    await wait(50);
  }
  throw new Error(`No letter to ${address} with "${subject}" in its subject within ${longestMs} ms.`);
}

function isTo(mail: Email, address: string): boolean {
  return (mail.to ?? []).some((receiver) => receiver.address === address);
}

/** The first link in a mail's text. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
  if (!link) throw new Error(`No link in "${mail.subject}".`);
  return link;
}
