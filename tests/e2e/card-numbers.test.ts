import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { expect, test } from "#tests/support/browser.ts";
import { cardNumbersIn } from "#tests/support/card-numbers.ts";
import { askForClientQuote, enterAsClient, typeCard } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of 402/] });

/** Two before each payment, so that each is declined. */
const declined = ["4000000000000002", "4000000000009995", "4000000000000069", "4000000000000127"];
/** The cards that pay a deposit and the balance of each deal; the bank asks for the second one. */
const paying = sized<readonly (readonly [string, string])[]>({
  quick: [["4242424242424242", "4000002500003155"]],
  deep: [
    ["4242424242424242", "4000002500003155"],
    ["5555555555554444", "4242424242424242"],
  ],
});
/** $567.00 and $1,323.00. */
const offer = {
  lines: [{ kind: "fee", name: "Bags", amount: 1890 }],
  plan: [
    { kind: "deposit", percent: 30, due: "on-acceptance" },
    { kind: "balance", rest: true, due: "before-shipping" },
  ],
};

test("REL-M13 a deposit and the balance, paid in a browser, leave no card number with us: no file, no log, no request", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using shop = await startServer({ env: { RATE_LIMITS: "off" } });
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // What the provider's own page sends is the provider's (SPEC-0.5).
    if (!pathname.startsWith("/sandbox/")) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  const kept: string[] = [];
  const main = page.getByRole("main");
  const pay = async (button: string, good: string, bad: readonly string[]) => {
    await main.getByRole("button", { name: button, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Payment", exact: true });
    const payByCard = dialog.getByRole("button", { name: /^Pay by card/ });
    await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
    for (const number of bad) {
      await typeCard(page, number);
      await payByCard.click();
      await expect(dialog.getByText(/^Erreur de paiement: /)).toBeVisible();
    }
    await typeCard(page, good);
    await payByCard.click();
    const challenge = page.frameLocator('iframe[title="Card details"]').getByRole("button", { name: /^Yes/ });
    const done = dialog.getByText("Payment received", { exact: true });
    // The bank asks for one of them; the others are done at once.
    await expect.poll(async () => (await challenge.isVisible()) || (await done.isVisible())).toBe(true);
    if (await challenge.isVisible()) await challenge.click();
    await expect(done).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  for (const [deposit, balance] of paying) {
    const quote = await askForClientQuote(shop);
    await quote.offer(offer);
    await enterAsClient(page, quote);
    await pay("Accept by paying", deposit, declined.slice(0, 2));
    await expect(main.getByText("We have received $567.00")).toBeVisible();
    await expect(main.getByText("Deposit received, $1,323.00 to pay")).toBeVisible();
    await pay("Pay", balance, declined.slice(2));
    await expect(main.getByText("We have received $1,323.00")).toBeVisible();
    await expect(main.getByText("Thank you, your payment has arrived.")).toBeVisible();
    kept.push(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })));
  }
  const files = await textsIn(shop.dataDir);
  expect(cardNumbersIn("order 4242 4242 4242 4242 x"), "the search finds what it looks for").toHaveLength(1);
  expect(sent.filter((request) => cardNumbersIn(request).length > 0)).toEqual([]);
  expect(cardNumbersIn(kept.join("\n"))).toEqual([]);
  expect(cardNumbersIn(shop.log())).toEqual([]);
  expect(files.filter(({ text }) => cardNumbersIn(text).length > 0).map(({ path }) => path)).toEqual([]);
  recordFigure(
    "REL-M13",
    `${2 * paying.length} browser payments, declines between: 0 card numbers in ${files.length} files, the log and ${sent.length} requests`,
  );
});

async function textsIn(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile() && !/\.(avif|webp|png|jpe?g)$/.test(each.name));
  return await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      // Of a document what it says: the widths of its letters are rows of digits.
      return { path, text: name.endsWith(".pdf") ? readPdf(bytes).text : bytes.toString("latin1") };
    }),
  );
}
