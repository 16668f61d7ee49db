import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink } from "#tests/support/client-quote.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff, goToSection, openOffice, requestQuote, staffBearer } from "#tests/support/office.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

const count = sized({ quick: 10, deep: 200 });
const texts = hostileTexts(count);

/** Every column that holds what a person typed. */
const columns: Readonly<Record<string, readonly string[]>> = {
  products: ["name", "description", "product_type", "material"],
  sizes: ["name", "label"],
  quotes: [
    "name",
    "message",
    "phone",
    "company",
    "delivery_address",
    "po_number",
    "material",
    "printing_type",
  ],
  quote_lines: ["product_name", "size_name", "size_label"],
  files: ["original_name"],
  clients: ["name"],
  contact_messages: ["name", "message"],
  messages: ["text", "author_name"],
  history: ["doer_name"],
};

/** Puts the texts where people's words stand, past everything that cleans them on their way in. */
function poison(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "green-eco.sqlite"), { timeout: 10_000 });
  let cells = 0;
  for (const [table, names] of Object.entries(columns)) {
    const rows = database.prepare(`select id from ${table} order by id`).all();
    for (const { id } of rows) {
      for (const name of names) {
        database
          .prepare(`update ${table} set ${name} = ? where id = ?`)
          .run(texts[cells % texts.length] ?? "", id ?? 0);
        cells += 1;
      }
    }
  }
  for (const { id, content } of database.prepare("select id, content from outbox").all()) {
    const filled = Object.entries(JSON.parse(String(content))).map(([field, value]) => [
      field,
      typeof value === "string" && field !== "reference" && field !== "paidAt"
        ? texts[cells++ % texts.length]
        : value,
    ]);
    database
      .prepare("update outbox set content = ? where id = ?")
      .run(JSON.stringify(Object.fromEntries(filled)), id ?? 0);
  }
  database.exec("update versions set version = version + 1 where name = 'catalogue'");
  database.close();
  return cells;
}

/** Notes in the page whatever runs, and whatever the policy had to stop. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted, ran: (number: number) => noted.push(`text ${number} ran`) });
    document.addEventListener("securitypolicyviolation", (event) => {
      noted.push(`${event.violatedDirective} stopped ${event.blockedURI}`);
    });
  });
}

async function expectNothingRan(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll("[href], [src], [action]")].flatMap((element) =>
      ["href", "src", "action"].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const running = links.filter((link) => /^\s*javascript:/i.test(link));
    return [...(Reflect.get(window, "noted") ?? []), ...running];
  });
  expect(found, where).toEqual([]);
}

test("REL-I1 hostile texts in every field run nowhere: shop, back office, client's area, mails, documents", async ({
  browser,
}) => {
  // A shop of its own, whose database is written to.
  await using shop = await startServer({ env: { RATE_LIMITS: "off" } });
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  test.setTimeout(sized({ quick: 180_000, deep: 1_800_000 }));
  const asked: { id: number }[] = [];
  for (let turn = 0; turn < count / sized({ quick: 5, deep: 10 }); turn += 1) {
    asked.push(await requestQuote(shop, { name: `Buyer ${turn}`, needsLogo: true, logo: tinyPng }));
    const body = JSON.stringify({
      name: "Bob",
      email: `bob-${turn}@example.com`,
      message: "A message to the shop.",
    });
    const headers = { "content-type": "application/json" };
    await fetch(`${shop.url}/api/ContactMessage`, { method: "POST", headers, body });
  }
  const quote = await askForClientQuote(shop, true);
  await writeMessage(shop, quote.id);
  await watch(page);
  await page.goto(`${shop.url}/`);
  const cells = poison(shop.dataDir);
  // Cached pages are dropped within half a second.
  await page.waitForTimeout(1_500);

  const sizes = (await asStaff(shop, "GET", "/api/sizes")) as { product_id: number }[];
  const products = new Set(sizes.map((size) => size.product_id));
  const paths = [
    "/",
    "/products",
    "/devis",
    // Those two show nothing of what was typed, unless a part of every page does.
    ...sized({ quick: [], deep: ["/checkout", "/contact"] }),
    ...[...products].slice(0, sized({ quick: 1, deep: products.size })).map((id) => `/products/${id}`),
  ];
  for (const path of paths) {
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    await expectNothingRan(page, path);
  }
  const sections = ["dashboard", "devis", "Products", "sizes", "users", "inbox", "outbox", "Payement"];
  await openOffice(page, shop, "section=dashboard");
  for (const section of sections) {
    // One document for all of them: whatever ran in one is still noted in the next.
    await goToSection(page, section);
    await page.waitForLoadState("networkidle");
    await expectNothingRan(page, section);
  }
  await page.goto(`${shop.url}/admin/quotes/${quote.id}`, { waitUntil: "networkidle" });
  await expectNothingRan(page, "the quote's page with its messages");
  await enterByLink(page, quote);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expectNothingRan(page, "the client's dashboard");

  const { mails } = (await asStaff(shop, "GET", "/api/outbox?per_page=100")) as {
    mails: { id: number; template: string }[];
  };
  // `npm test` looks at two of each kind.
  const looked = [...Map.groupBy(mails, ({ template }) => template).values()].flatMap((alike) =>
    alike.slice(0, sized({ quick: 2, deep: alike.length })),
  );
  const shown = await context.newPage();
  await watch(shown);
  for (const { id } of looked) {
    const { html } = (await asStaff(shop, "GET", `/api/outbox/${id}`)) as { html: string };
    // Without any policy of ours: as a mail program that lets everything run.
    await shown.goto("about:blank");
    await shown.setContent(html, { waitUntil: "load" });
    await expectNothingRan(shown, `mail ${id}`);
  }
  for (const { id } of asked) {
    const paper = await readDocument(shop, id);
    expect(paper).toMatch(/^%PDF/);
    expect(paper).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/);
  }
  await context.close();
  recordFigure(
    "REL-I1",
    `${texts.length} hostile texts in ${cells} fields: ${paths.length} pages, ${sections.length} sections, a client's area, ${looked.length} mails, ${asked.length} papers: 0 ran, 0 stopped by the policy alone`,
  );
});

/** What staff writes about a quote: its client reads it too. */
async function writeMessage(shop: ServerProcess, id: number): Promise<void> {
  const body = new FormData();
  body.set("text", "Which blue is it?");
  const headers = { authorization: `Bearer ${await staffBearer(shop)}` };
  const answer = await fetch(`${shop.url}/api/quotes/${id}/messages`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
}

async function readDocument(shop: ServerProcess, id: number): Promise<string> {
  const headers = { authorization: `Bearer ${await staffBearer(shop)}` };
  const answer = await fetch(`${shop.url}/api/quotes/${id}/document`, { headers });
  return Buffer.from(await answer.arrayBuffer()).toString("latin1");
}
