import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";

const run = { kind: "run", name: "Second color on the front", units: 25_000, unit_price: 0.02 };
const bags = { kind: "product", name: "Market tote, Large", units: 25_000, unit_price: 0.165 };
const setup = { kind: "setup", name: "Set-up of three screens", units: 3, unit_price: 45 };
const freight = { kind: "freight", name: "Freight to Denver", freight: "fixed", amount: 420 };
const intro = "Thank you for asking, Dana.\nHere is what we would print for your fair, and what it costs.";
const plan = [
  { kind: "deposit", percent: 50, due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];
const whole = { lines: [bags, run, setup, freight], intro, plan, discount: { percent: 5 } };
const columns = {
  ...{ lines: [setup, freight], intro, plan },
  options: [
    {
      ...{ kind: "one_of", title: "Quantity", default: 1 },
      choices: [
        { title: "10,000", lines: [{ ...bags, units: 10_000, unit_price: 0.19 }] },
        { title: "25,000", lines: [bags] },
        { title: "50,000", lines: [{ ...bags, units: 50_000, unit_price: 0.15 }] },
      ],
    },
  ],
};

/** The link in the mail of an offer that was just sent. */
async function offered(shop: ServerProcess, draft: object) {
  const quote = await askForClientQuote(shop);
  await quote.offer(draft);
  const mail = await waitForMail(shop.dataDir, quote.email, `Your offer ${quote.reference}`);
  return { quote, mail, link: linkIn(mail) };
}

test("SPEC-4.39 the mail opens the offer with one tap, and it is accepted with three and a name", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const { quote, mail, link } = await offered(shop, whole);
  expect(mail.text).toContain("Here is what we would print for your fair");
  expect(mail.text).toContain("Market tote, Large");
  expect(new URL(link).pathname).toMatch(/^\/offer\//);
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("25,000");
  await main.getByRole("link", { name: "Accept this offer" }).click();
  await main.getByRole("checkbox", { name: /and agree/ }).check();
  await main.getByLabel("Your name").fill("Dana Whitfield");
  await main.getByRole("button", { name: "Accept the offer" }).click();
  await expect(main.getByText(/This offer was accepted on/)).toBeVisible();
  await expect(main.getByText("What is paid when")).toBeVisible();
  const told = await waitForMail(shop.dataDir, quote.email, "accepted through a mailed link");
  expect(told.text).toContain("Not you?");
});

test("SPEC-4.39 without scripts and cookies it is read whole", async ({ shop }) => {
  const { link } = await offered(shop, columns);
  const { pathname } = new URL(link);
  for (const [path, words] of [
    [`/en${pathname}`, "What it costs"],
    [`/fr${pathname}`, "Ce que cela coûte"],
  ]) {
    const html = await (await fetch(`${shop.url}${path}`)).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0].replace(/<script.*?<\/script>/gs, "");
    expect(main).toContain(`${words}</h2>`);
    expect(main).toContain("Here is what we would print for your fair");
    expect(main).toMatch(/>10.000</);
  }
});

test.describe("SPEC-4.39 a link that has ended", () => {
  test.use({ expectedErrors: [/410 \(Gone\)/] });

  test("says what to do", async ({ page, shop }) => {
    const answer = await page.goto(`${shop.url}/offer/none`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Mail me a new link" })).toBeVisible();
  });
});

test("SPEC-4.39 a client shares an offer to be read, and ends the link", { tag: "@deep" }, async ({
  page,
  shop,
  browser,
}) => {
  const { quote } = await offered(shop, whole);
  await enterAsClient(page, quote);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  const boss = `boss-${quote.id}@whitfield.example`;
  await dialog.getByLabel("Address of the colleague").fill(boss);
  await dialog.getByRole("button", { name: "Mail the link" }).click();
  await expect(dialog.getByText(boss)).toBeVisible();
  const link = linkIn(await waitForMail(shop.dataDir, boss));
  const context = await browser.newContext();
  const read = await context.newPage();
  await read.goto(link);
  await expect(read.getByText("This link is for reading and for questions.")).toBeVisible();
  await expect(read.getByRole("button", { name: "Accept the offer" })).toHaveCount(0);
  // What goes with the request is read as well, and not added to.
  await expect(read.getByText("No further files.")).toBeVisible();
  await expect(read.getByLabel("What is the file for?")).toHaveCount(0);
  await dialog.getByRole("button", { name: `End the link of ${boss}` }).click();
  await expect(dialog.getByText(boss)).toHaveCount(0);
  expect((await read.goto(link))?.status()).toBe(410);
  await context.close();
});

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  readonly languages: readonly ("en" | "fr")[];
}

/** `npm test` sees it on its tour of the screens; at full size all widths, schemes and languages with each other, and pictures of each. */
const looks = sized<readonly Look[]>({
  quick: [],
  deep: [390, 1280].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme, languages: ["en", "fr"] })),
  ),
});

for (const { width, colorScheme, languages } of looks)
  test(`SPEC-4.39 the proposal at ${width} px in the ${colorScheme}`, async ({ page, shop }, info) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { link } = await offered(shop, width === 390 ? columns : whole);
    const { pathname } = new URL(link);
    for (const language of languages) {
      await page.goto(`${shop.url}/${language}${pathname}`);
      await expect(page.getByRole("button", { name: /Accept the offer|Accepter l’offre/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      const path = info.outputPath(`offer-${language}-${width}-${colorScheme}.png`);
      if (lane === "deep") await page.screenshot({ path, fullPage: true });
    }
  });
