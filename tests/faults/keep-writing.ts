import { createHash } from "node:crypto";
import { testAdmin } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

/** What the server acknowledged: only that is expected afterwards. */
export interface Acknowledged {
  readonly quotes: { readonly id: number; readonly logoSha256: string }[];
  readonly contacts: string[];
  readonly confirmed: number[];
}

/** What a writer needs to know; a session outlives every kill. */
export interface Tools {
  readonly size: { readonly id: number; readonly name: string };
  readonly token: string;
}

/** Signs in and looks up what can be asked for. */
export async function readTools(url: string): Promise<Tools> {
  const sizes = await (await fetch(`${url}/api/sizes`)).json();
  const body = JSON.stringify(testAdmin);
  const answer = await fetch(`${url}/api/login`, { method: "POST", headers: json, body });
  const { token } = await answer.json();
  return { size: sizes[0], token };
}

const json = { "content-type": "application/json" };

/** One person who asks for quotes with a logo, writes messages and confirms, until the server is gone. */
export async function keepWriting(
  url: string,
  name: string,
  { size, token }: Tools,
  acknowledged: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const address = `writer-${name}-${turn}@example.com`;
      const quoteId = await askForQuote(url, size, address, acknowledged, signal);
      await writeMessage(url, address, acknowledged, signal);
      if (quoteId !== undefined) await confirm(url, quoteId, token, acknowledged, signal);
    }
  } catch {
    // The server was killed in the middle of an answer: what it had not acknowledged is not expected.
  }
}

async function askForQuote(
  url: string,
  size: { id: number; name: string },
  email: string,
  acknowledged: Acknowledged,
  signal: AbortSignal,
): Promise<number | undefined> {
  // A different file each time, so that its bytes can be distinguished.
  const logo = Buffer.concat([tinyPng, Buffer.from(email)]);
  const form = new FormData();
  form.set("name", "Ann Miller");
  form.set("email", email);
  form.set("phone", "303-555-0123");
  form.set("message", "While the power fails.");
  form.set("sizes", JSON.stringify([size.name]));
  form.set("size_ids", JSON.stringify({ [size.id]: 10_000 }));
  form.set("isLogo", "1");
  form.set("logo", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
  const answer = await fetch(`${url}/api/quotes`, { method: "POST", body: form, signal });
  const { quote } = await answer.json();
  if (answer.status !== 201) return undefined;
  acknowledged.quotes.push({ id: quote.id, logoSha256: createHash("sha256").update(logo).digest("hex") });
  return quote.id;
}

async function writeMessage(url: string, email: string, acknowledged: Acknowledged, signal: AbortSignal) {
  const body = JSON.stringify({ name: "Ann Miller", email, message: "A message while the power fails." });
  const answer = await fetch(`${url}/api/ContactMessage`, { method: "POST", headers: json, body, signal });
  await answer.text();
  if (answer.ok) acknowledged.contacts.push(email);
}

async function confirm(
  url: string,
  id: number,
  token: string,
  acknowledged: Acknowledged,
  signal: AbortSignal,
) {
  const headers = { ...json, authorization: `Bearer ${token}` };
  const priced = { method: "POST", headers, body: JSON.stringify({ price_logo_quote: 25 }), signal };
  await (await fetch(`${url}/api/quotes/${id}/update-logo-price`, priced)).text();
  const answer = await fetch(`${url}/api/quotes/${id}/confirm`, {
    method: "POST",
    headers,
    body: "{}",
    signal,
  });
  await answer.text();
  if (answer.ok) acknowledged.confirmed.push(id);
}
