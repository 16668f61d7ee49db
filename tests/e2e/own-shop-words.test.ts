import { type Language, languages } from "#domain/language/language.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, payByCard } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff, staffBearer } from "#tests/support/office.ts";
import { readMails } from "#tests/support/outbox-folder.ts";
import { type ServerProcess, startServer, testAdmin } from "#tests/support/server-process.ts";
import { shownOfMail, wordsOfDemoIn, wordsOfDemoOnPages } from "#tests/support/words-of-demo.ts";

/** The one seller of this test. Nothing of it is the demo's. */
const owner = {
  ...{ shop_name: "Atelier Meuse", street: "3 rue de la Loi", city: "Liège", postal_code: "4000" },
  ...{
    country: "Belgium",
    phone: "04 78 00 00 00",
    email: "bonjour@atelier.example",
    time_zone: "Europe/Brussels",
  },
  ...{ goods_one_en: "cup", goods_many_en: "cups", goods_one_fr: "gobelet", goods_many_fr: "gobelets" },
  ...{ minimum_units: 1_000, quote_prefix: "DV", order_prefix: "CM" },
  ...{ mail_signature: "Camille, de l’atelier", mail_reply_to: "devis@atelier.example" },
};

for (const leaves of ["was started without the demo", "left the demo by the button"] as const)
  test(`SPEC-4.38 nothing of the demo is left in a shop that ${leaves}: pages, mails, papers, in each language`, {
    tag: leaves.startsWith("left") ? [] : "@deep",
  }, async () => {
    const isLeft = leaves.startsWith("left");
    const env = { DEMO_DATA: isLeft ? "on" : "off", RATE_LIMITS: "off", PAYMENTS: "sandbox" };
    await using shop = await startServer({ env });
    if (isLeft)
      await asStaff(shop, "POST", "/api/first-day/begin-own-shop", { current_password: testAdmin.password });
    // `npm test` reads and sells in one language in each of the two shops.
    const spoken = sized<readonly Language[]>({ quick: [isLeft ? "fr" : "en"], deep: languages });
    await searchAll(shop, spoken);
  });

async function searchAll(shop: ServerProcess, spoken: readonly Language[]): Promise<void> {
  await asStaff(shop, "PUT", "/api/settings", { values: owner });
  await sellCups(shop);
  const found: string[] = [];
  const look = (where: string, text: string) =>
    found.push(...wordsOfDemoIn(text).map((hit) => `${where}: ${hit}`));
  expect.soft(await wordsOfDemoOnPages(shop, spoken), "pages").toEqual([]);
  const deals = [];
  for (const language of spoken) deals.push(await buy(shop, language));
  for (const [where, pdf] of await papersOf(shop, deals)) look(where, readPdf(pdf).text);
  const { texts } = (await asStaff(shop, "GET", "/api/texts")) as {
    texts: { name: string; en: object; fr: object }[];
  };
  for (const { name, en, fr } of texts) look(`text ${name}`, JSON.stringify([en, fr]));
  const body = "Cups that people keep.";
  await asStaff(shop, "PUT", "/api/texts/front.headline", { language: "en", text: { body } });
  const front = async () => await (await fetch(`${shop.url}/en`)).text();
  await expect.poll(front, { timeout: 60_000 }).toContain("Cups that people keep.</p>");
  await expect
    .poll(async () => (await readMails(shop.dataDir)).length, { timeout: 60_000 })
    .toBeGreaterThan(3 * spoken.length);
  for (const mail of await readMails(shop.dataDir)) {
    look(`mail "${mail.subject}"`, shownOfMail(mail));
    expect(mail.from?.name).toBe("Atelier Meuse");
  }
  expect(found).toEqual([]);
}

async function sellCups(shop: ServerProcess): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ nom: "Festival cup", name_fr: "Gobelet de festival" }))
    form.set(name, value);
  const authorization = `Bearer ${await staffBearer(shop)}`;
  const added = await fetch(`${shop.url}/api/products`, {
    ...{ method: "POST", headers: { authorization }, body: form },
  });
  const { data } = (await added.json()) as { data: { id: number } };
  await asStaff(shop, "POST", "/api/sizes", { product_id: data.id, name: "25 cl", price: "0.30" });
}

/** A quote that is confirmed, paid and made. */
async function buy(shop: ServerProcess, language: Language) {
  const quote = await askForClientQuote(shop, true, undefined, language);
  await payByCard(shop, quote);
  const { orders } = (await asStaff(shop, "GET", `/api/orders?quote_id=${quote.id}`)) as {
    orders: { id: number; number: string }[];
  };
  expect(quote.reference).toMatch(/^DV-\d{4}-\d{6}$/);
  expect(orders[0]?.number).toBe(quote.reference.replace("DV", "CM"));
  const { payments } = (await asStaff(shop, "GET", `/api/payments?quote_id=${quote.id}`)) as {
    payments: { id: number }[];
  };

  return { quote, language, order: orders[0]?.id, payment: payments[0]?.id };
}

async function papersOf(shop: ServerProcess, deals: readonly Awaited<ReturnType<typeof buy>>[]) {
  const authorization = `Bearer ${await staffBearer(shop)}`;
  const paths = deals.flatMap(({ quote, language, order, payment }) => [
    `/api/quotes/${quote.id}/document?language=${language}`,
    `/api/quotes/${quote.id}/versions/1/document?language=${language}`,
    `/api/orders/${order}/job-ticket`,
    `/api/orders/${order}/carton-labels`,
    `/api/payments/${payment}/receipt?language=${language}`,
  ]);
  return await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${shop.url}${path}`, { headers: { authorization } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return [path, Buffer.from(await answer.arrayBuffer())] as const;
    }),
  );
}
