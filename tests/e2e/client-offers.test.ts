import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, type ClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";

const bags = { kind: "product", name: "Market tote, Large", units: 20_000, unit_price: 0.1 };
const setup = { kind: "setup", name: "Two screens", units: 2, unit_price: 45 };
const freight = { kind: "freight", name: "Freight to Denver", freight: "estimate", amount: 420 };
const line = (name: string, amount: number) => ({ kind: "fee", name, amount });

/** Bags, set-up, freight, 5 % off the bags, and two options. */
const first = {
  lines: [bags, setup, freight],
  discount: { percent: 5 },
  intro: "Thank you for asking.\nThis is our offer.",
  options: [
    {
      ...{ kind: "one_of", title: "Handles", default: 0 },
      choices: [
        { title: "Short", lines: [] },
        { title: "Long", lines: [line("Long handles", 1000)] },
      ],
    },
    { kind: "any_of", title: "Extras", choices: [{ title: "Gift cards", lines: [line("Gift cards", 150)] }] },
  ],
};
const second = { lines: [{ ...bags, unit_price: 0.09 }, setup] };

const total = (page: Page) =>
  page
    .getByLabel("Sums of the offer")
    .locator("> div")
    .filter({ hasText: /^Total/ });

/** Coming back to the page asks at once; left open, it asks every 30 s. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

test("an offer is read, chosen from, changed and accepted", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await quote.offer(first);
  await enterAsClient(page, quote);
  const main = page.getByRole("main");
  await expect(main.getByText(/Your turn: please answer our offer by .* \(\d+ days left\)/)).toBeVisible();
  await expect(main.getByRole("heading", { name: `Offer ${quote.reference}, version 1` })).toBeVisible();
  await expect(main.getByRole("row", { name: /Market tote, Large/ })).toContainText("$2,000.00");
  await expect(main.getByText("$420.00, estimated")).toBeVisible();
  await expect(main.getByText("Sales tax is not included.")).toBeVisible();
  // 2,000 less 5 %, 90 and 420.
  await expect(total(page)).toContainText("$2,410.00");

  await expect(main.getByText("+$1,000.00")).toBeVisible();
  await main.getByRole("radio", { name: /Long/ }).check();
  await main.getByRole("checkbox", { name: /Gift cards/ }).check();
  await expect(total(page)).toContainText("$3,560.00");
  await expect(main.getByText(/for \$3,560\.00, and agree/)).toBeVisible();

  // An offer with options is accepted before it is paid.
  await expect(main.getByRole("button", { name: /Pay/ })).toHaveCount(0);
  await main.getByText("Ask for changes", { exact: true }).first().click();
  await main.getByLabel("What is it about?").selectOption("Market tote, Large");
  await main.getByRole("button", { name: "Ask for changes" }).click();
  await expect(main.getByText("Please say what you would like changed.")).toBeVisible();
  await main.getByLabel("What would you like changed?").fill("A better price, please.");
  const sketch = { name: "sketch.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
  await main.getByLabel("Attach files").first().setInputFiles(sketch);
  await main.getByRole("button", { name: "Ask for changes" }).click();
  await expect(
    main.getByText("Our turn: you asked for changes, and we reply within 24 hours."),
  ).toBeVisible();
  await expect(main.getByRole("button", { name: "Accept the offer" })).toHaveCount(0);

  await expect(main.getByText("Changes were asked for")).toBeVisible();
  await expect(main.getByRole("button", { name: /sketch\.pdf/ })).toBeVisible();

  await quote.offer(second);
  await comeBack(page);
  await expect(main.getByRole("heading", { name: `Offer ${quote.reference}, version 2` })).toBeVisible();
  const changes = main.locator("section").filter({ hasText: "What changed since our last offer" }).last();
  await expect(changes.getByRole("listitem").first()).toBeVisible();
  await main.getByRole("link", { name: /^Version 1, sent on/ }).click();
  await expect(main.getByText(/You are reading version 1\. Version 2 of .* replaced it\./)).toBeVisible();
  await expect(main.getByRole("button", { name: "Accept the offer" })).toBeHidden();
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download version 1 as a PDF" }).click();
  expect((await download).suggestedFilename()).toBe(`${quote.reference}-v1.pdf`);
  await main.getByRole("link", { name: "Show version 2" }).click();
  await expect(main.getByText(/You are reading version 1/)).toHaveCount(0);

  await main.getByRole("link", { name: "Write about this line: Market tote, Large" }).click();
  await expect(main.getByLabel("Which line is it about?")).toHaveValue("1");
  await main.getByLabel("Your message").fill("Are the handles sewn?");
  await main.getByRole("button", { name: "Send", exact: true }).click();
  const quotation = main.getByRole("link", { name: "Market tote, Large, version 2" });
  await quotation.click();
  await expect(page).toHaveURL(/#offer-2-line-1$/);
  await expect(main.getByLabel("Which line is it about?")).toHaveValue("");

  await main.getByRole("button", { name: "Accept the offer" }).click();
  await expect(main.getByText("Please tick the box to accept.")).toBeVisible();
  await main.getByRole("checkbox", { name: /I accept version 2/ }).check();
  await main.getByLabel("Your name").fill("Dana Whitfield");
  await main.getByLabel(/^Purchase order number/).fill("PO-7781");
  await main.getByRole("button", { name: "Accept the offer" }).click();
  const accepted = main.locator("section").filter({ hasText: "You accepted version 2" }).last();
  await expect(accepted).toContainText("Dana Whitfield");
  await expect(accepted).toContainText(quote.reference.replace("GE-", "GO-"));
  await expect(accepted).toContainText("PO-7781");
  await expect(main.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
});

test("en français, une offre est refusée avec un motif", { tag: "@deep" }, async ({
  page,
  context,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await quote.offer(second);
  await enterAsClient(page, quote);
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByText(/À vous\u00a0: veuillez répondre à notre offre avant le/)).toBeVisible();
  // An offer without options may also be accepted by paying it.
  await expect(main.getByRole("button", { name: "Accepter en payant" })).toBeVisible();
  await main.getByText("Refuser l’offre", { exact: true }).first().click();
  await main.getByRole("button", { name: "Refuser l’offre" }).click();
  await expect(main.getByText("Veuillez choisir un motif.")).toBeVisible();
  await main.getByRole("radio", { name: /date de livraison/i }).check();
  await main.getByLabel(/^Qu’est-ce qui vous aurait fait accepter/).fill("Il nous les faut en mars.");
  await main.getByRole("button", { name: "Refuser l’offre" }).click();
  await expect(
    main.getByText("Vous avez refusé notre offre. Si vous changez d’avis, écrivez-nous."),
  ).toBeVisible();
  await expect(main.getByText(/Il nous les faut en mars\./)).toBeVisible();
  await expect(main.getByRole("button", { name: "Refuser l’offre" })).toHaveCount(0);
});

test.describe("an offer that was replaced while one writes", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("what was typed stays, the newer offer is shown, and the answer is given to it", {
    tag: "@deep",
  }, async ({ page, shop }) => {
    const quote = await askForClientQuote(shop);
    await quote.offer(second);
    await enterAsClient(page, quote);
    const main = page.getByRole("main");
    await main.getByRole("checkbox", { name: /I accept version 1/ }).check();
    await main.getByLabel("Your name").fill("Dana Whitfield");
    await quote.offer(first);
    await main.getByRole("button", { name: "Accept the offer" }).click();
    await expect(main.getByRole("alert")).toBeVisible();
    await expect(main.getByRole("heading", { name: `Offer ${quote.reference}, version 2` })).toBeVisible();
    await expect(main.getByLabel("Your name")).toHaveValue("Dana Whitfield");
    // The box was ticked for the other offer.
    await main.getByRole("checkbox", { name: /I accept version 2/ }).check();
    await main.getByRole("button", { name: "Accept the offer" }).click();
    await expect(main.getByRole("heading", { name: "You accepted version 2" })).toBeVisible();

    // The holder of the link sees the amount, and not the choices.
    await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}?quoteId=${quote.id}`);
    await expect(page.getByText("This offer was accepted with options.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay\s+\$2,410\.00/ })).toBeVisible();
  });
});

test("an expired offer says so, and one press asks for a new one", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await quote.offer(second);
  // No call lets an offer expire: its answer says that it has.
  await page.route("**/versions", async (route) => {
    const answer = await route.fetch();
    const { versions } = await answer.json();
    const expired = versions.map((version: object) => ({ ...version, is_expired: true }));
    await route.fulfill({ response: answer, json: { versions: expired } });
  });
  await enterAsClient(page, quote);
  const main = page.getByRole("main");
  await expect(main.getByText(/Your turn: our offer expired after .* Ask us for a new one\./)).toBeVisible();
  await expect(main.getByRole("button", { name: /Accept|Pay/ })).toHaveCount(0);
  await main.getByRole("button", { name: "Ask for a new offer" }).click();
  await expect(
    main.getByText("Our turn: you asked for changes, and we reply within 24 hours."),
  ).toBeVisible();
  // The page asks for the versions once more: what is on its way when the test ends has no page to come back to.
  await page.unrouteAll({ behavior: "wait" });
});

test("a request is withdrawn after a question", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await enterAsClient(page, quote);
  await page.getByRole("button", { name: "Withdraw the request" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(
    page.getByText("You withdrew this request. Should you change your mind, write to us."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw the request" })).toHaveCount(0);
});

test("the link's holder reads the offer and pays it; a paper is checked by its number and code", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await quote.offer(second);
  await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}?quoteId=${quote.id}`);
  await expect(page.getByRole("heading", { name: `Offer ${quote.reference}, version 1` })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay\s+\$1,890\.00/ })).toBeVisible();

  const [version] = await versionsByLink(shop, quote);
  await page.goto(`/verify?reference=${quote.reference}&code=0000000000000000`);
  await expect(page.getByText("We do not know this paper")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByLabel("Code").fill(version.hash.slice(0, 16));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("This paper is the current offer")).toBeVisible();
  await quote.offer(first);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText(/Version 2 replaced it on /)).toBeVisible();
});

async function versionsByLink({ url }: ServerProcess, { id, link }: ClientQuote) {
  const authorization = `Bearer ${link.split("/").at(-1)}`;
  const answer = await fetch(`${url}/api/quotes/${id}/versions`, { headers: { authorization } });
  return (await answer.json()).versions;
}
