import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { arriveAt } from "./arrive.ts";
import { staffBearer } from "./office.ts";
import { linkIn, waitForMail } from "./outbox-folder.ts";
import type { ServerProcess } from "./server-process.ts";

/** A quote of a buyer of its own, and an administrator's hand over it: what a client's journey begins with. */
export interface ClientQuote {
  readonly id: number;
  readonly reference: string;
  readonly email: string;
  /** The address in the mail that was sent at the request. */
  readonly link: string;
  /** Confirms, or rejects with a reason, as the back office does. */
  readonly decide: (command: "confirm" | "reject", body?: object) => Promise<void>;
  /** Writes an offer, as the call takes it, and sends it. */
  readonly offer: (draft: object) => Promise<void>;
}

export const clientPassword = "bags for the fair";

let count = 0;

/** Asks for a quote over the API; the journey itself begins where the client comes in. */
export async function askForClientQuote(
  shop: ServerProcess,
  isConfirmed = false,
  /** Of a client who asked before. */
  knownEmail?: string,
  language?: Language,
): Promise<ClientQuote> {
  count += 1;
  // With letters in it: thirteen digits in a row are a card number to REL-M13, one time in ten.
  const email = knownEmail ?? `client-${count}-${Date.now().toString(36)}@whitfield.example`;
  const [size] = await (await fetch(`${shop.url}/api/sizes`)).json();
  const form = new FormData();
  const fields = {
    name: "Dana Whitfield",
    email,
    phone: "303-555-0187",
    message: "Bags for the spring fair.",
    sizes: JSON.stringify([size.name]),
    size_ids: JSON.stringify({ [size.id]: 20_000 }),
    isLogo: "0",
    productColors: JSON.stringify(["#FFFFFF"]),
    ...(language && { language }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await (await fetch(`${shop.url}/api/quotes`, { method: "POST", body: form })).json();
  const { id, reference } = answer.quote;
  const decide = async (command: "confirm" | "reject", body: object = {}) => {
    await send(shop, `/api/quotes/${id}/${command}`, body, await staffBearer(shop));
  };
  const offer = async (draft: object) => {
    const token = await staffBearer(shop);
    await send(shop, `/api/quotes/${id}/draft`, draft, token, "PUT");
    await send(shop, `/api/quotes/${id}/send-offer`, {}, token);
  };
  if (isConfirmed) await decide("confirm");
  const subject = language === "fr" ? "Votre demande de devis" : "Your quote request";
  const mail = await waitForMail(shop.dataDir, email, `${subject} ${reference}`);
  return { id, reference, email, link: linkIn(mail), decide, offer };
}

/** Opens the link, chooses a password and arrives at the dashboard. */
export async function enterByLink(page: Page, quote: ClientQuote): Promise<void> {
  await page.goto(quote.link);
  await page.getByLabel("Email", { exact: true }).first().fill(quote.email);
  await page.getByLabel("Password", { exact: true }).fill(clientPassword);
  await page.getByLabel("Repeat the password").fill(clientPassword);
  await page.getByRole("button", { name: "Choose this password" }).click();
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
}

/** The same by the calls that the link's page makes: the dashboard is the first page that is loaded. */
export async function enterAsClient(page: Page, quote: ClientQuote): Promise<void> {
  const { origin: url } = new URL(quote.link);
  const { token: clientToken, quote: clientQuote } = await signInAsClient({ url }, quote);
  // A page of no script: what is stored there, no other page has read.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => void Object.assign(localStorage, kept), {
    clientToken,
    clientQuote: JSON.stringify(clientQuote),
  });
  await page.goto(`${url}/client/dashboard/${quote.id}`);
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
}

type Entered = Pick<ClientQuote, "link" | "email">;

/** Answers the client's bearer. */
export async function clientBearer(shop: ServerProcess, entered: Entered): Promise<string> {
  return (await signInAsClient(shop, entered)).token;
}

async function signInAsClient(shop: Pick<ServerProcess, "url">, { link, email }: Entered) {
  const session_token = tokenOf(link);
  const chosen = { password: clientPassword, password_confirmation: clientPassword };
  await send(shop, "/api/client-password", { session_token, ...chosen });
  return await send(shop, "/api/client-login", { session_token, email, password: clientPassword });
}

/** Pays what is due by card, by the calls that the page and the provider's frame make. */
export async function payByCard(shop: ServerProcess, quote: ClientQuote): Promise<void> {
  const token = await clientBearer(shop, quote);
  const asked = { quote_id: quote.id };
  const { paymentIntentId, clientSecret } = await send(shop, "/api/payment/create-intent", asked, token);
  const card = { number: "4242424242424242", expiry: "12/30", cvc: "123" };
  await send(shop, `/sandbox/payment_intents/${paymentIntentId}/confirm`, {
    client_secret: clientSecret,
    ...card,
  });
  await send(shop, "/api/payment/confirm", { payment_intent_id: paymentIntentId, ...asked }, token);
}

/** Announces a bank transfer of what is due, and has the details mailed. */
export async function announceTransfer(shop: ServerProcess, quote: ClientQuote): Promise<void> {
  const token = await clientBearer(shop, quote);
  await send(shop, "/api/payment/bank-transfer", { quote_id: quote.id, mail: true }, token);
}

/** What a mailed link ends with. */
export const tokenOf = (link: string) => new URL(link).pathname.split("/").at(-1) ?? "";

/** Types a test card into the provider's frame. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel("Card number").fill(number);
  await card.getByLabel(/Expiry/).fill("1230");
  await card.getByLabel("Security code").fill("123");
}

async function send(
  shop: Pick<ServerProcess, "url">,
  path: string,
  body: object,
  token?: string,
  method = "POST",
) {
  const response = await fetch(`${shop.url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}
