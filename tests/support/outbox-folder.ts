import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

/** The mails that a server without `SMTP_URL` has written into its data folder, the oldest first. */
async function readLetters(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const letters = names.filter((name) => name.endsWith(".eml")).sort();
  return await Promise.all(letters.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The last letter to `address` whose subject holds `subject`, waiting for it; one about a decision waits itself (SPEC-3.21). */
export async function waitForLetter(dataDir: string, address: string, subject = ""): Promise<Email> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    const letters = await readLetters(dataDir);
    const found = letters.findLast(
      (letter) => isTo(letter, address) && (letter.subject ?? "").includes(subject),
    );
    if (found) return found;
    await wait(50);
  }
  throw new Error(`No letter to ${address} with "${subject}" in its subject within 20 s.`);
}

function isTo(letter: Email, address: string): boolean {
  return (letter.to ?? []).some((receiver) => receiver.address === address);
}

/** The first address of a letter's text that leads into the shop. */
export function linkIn(letter: Email): string {
  const link = /https?:\/\/\S+/.exec(letter.text ?? "")?.[0];
  if (!link) throw new Error(`No link in "${letter.subject}".`);
  return link;
}
