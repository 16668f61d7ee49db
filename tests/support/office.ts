import type { BrowserContext, Locator, Page } from "@playwright/test";
import { testAdmin } from "./server-process.ts";

interface Shop {
  readonly url: string;
}

/** One for each shop: to sign in takes long on purpose. */
const bearers = new Map<string, string>();

/** The bearer of the test server's administrator, who signs in anew where a test ended that session. */
export async function staffBearer({ url }: Shop): Promise<string> {
  const known = bearers.get(url);
  if (known && (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${known}` } })).ok)
    return known;
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(testAdmin),
  });
  const { token } = (await answer.json()) as { token: string };
  bearers.set(url, token);
  return token;
}

/** A call of staff, around the screens: for what a journey begins with, or what another administrator does. */
export async function asStaff(shop: Shop, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${shop.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await staffBearer(shop)}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}

/** Opens a section of the back office, signed in. */
export async function openOffice(page: Page, shop: Shop, search: string): Promise<void> {
  await openOfficeAt(page, shop, `/admin?${search}`);
}

/** Opens a page of the back office, signed in. */
export async function openOfficeAt(page: Page, shop: Shop, path: string): Promise<void> {
  const token = await staffBearer(shop);
  const context: BrowserContext = page.context();
  await context.addInitScript((value) => {
    // A sandboxed frame has no storage.
    if (window !== window.top) return;
    if (!sessionStorage.getItem("signedInOnce")) localStorage.setItem("token", value);
    sessionStorage.setItem("signedInOnce", "1");
  }, token);
  await page.goto(path);
}

/** Goes on to another section as a link does, without loading the office again. */
export async function goToSection(page: Page, section: string): Promise<void> {
  await page.evaluate((name) => {
    history.pushState(null, "", `/admin?section=${name}`);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, section);
}

/** The dialog that stands open. */
export function openDialog(page: Page): Locator {
  return page.getByRole("dialog");
}

let count = 0;

interface Request {
  readonly name: string;
  readonly needsLogo?: boolean;
  readonly logo?: Buffer;
  readonly message?: string;
}

/** Asks for a quote of two sizes, by the call that the form makes. */
export async function requestQuote({ url }: Shop, asked: Request) {
  const { name, needsLogo = false, logo, message = "Bags for our spring fair, please." } = asked;
  const sizes = (await (await fetch(`${url}/api/sizes`)).json()) as { name: string; product_id: number }[];
  const productId = sizes[0]?.product_id ?? 0;
  const names = sizes.filter((size) => size.product_id === productId).slice(0, 2);
  count += 1;
  const form = new FormData();
  const fields = {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}.${count}@buyers.example`,
    phone: "(303) 555-0123",
    message,
    product_id: String(productId),
    sizes: JSON.stringify(names.map((size) => size.name)),
    sizesQuantities: JSON.stringify(Object.fromEntries(names.map((size) => [size.name, 10_000]))),
    isLogo: needsLogo ? "1" : "0",
    productColors: JSON.stringify(["#1A7F37"]),
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (logo) form.set("logo", new Blob([new Uint8Array(logo)], { type: "image/png" }), "logo.png");
  const answer = await fetch(`${url}/api/quotes`, { method: "POST", body: form });
  if (!answer.ok) throw new Error(`the request was refused: ${await answer.text()}`);
  const { quote } = (await answer.json()) as { quote: { id: number; reference: string } };
  return { ...quote, email: fields.email };
}
