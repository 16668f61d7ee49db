import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, type ClientQuote, clientBearer } from "#tests/support/client-quote.ts";
import { handOf } from "#tests/support/hand.ts";
import { asStaff, openDialog, openOfficeAt, requestQuote } from "#tests/support/office.ts";
import { packedOrder, shipOrder } from "#tests/support/orders.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";

// How many clicks and keys the jobs of every day take, counted as a hand would do them.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

const bags = { kind: "product", name: "Market tote, Large", units: 25_000, unit_price: 0.165 };

test("L9.4, L9.5 an offer with three quantities, freight, a deposit and a word: 8 clicks and 40 keys", async ({
  page,
  shop,
}) => {
  const quote = await requestQuote(shop, { name: "Tom Tiers" });
  await openDeal(page, shop, quote.id);
  const hand = handOf(page);
  const editor = page.getByRole("form", { name: "Offer" });
  await hand.click("Write an offer");
  await hand.click("Quantities");
  await hand.type("25000/50000");
  await hand.click("Add freight");
  await hand.press("Tab", "Tab");
  await hand.type("420");
  await hand.choose("Payment", "50/50");
  await hand.press("Tab");
  await hand.focus("To the client");
  await hand.type("As agreed.");
  await expect(editor.getByText("Draft saved")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await hand.press("Control+Enter");
  const preview = openDialog(page);
  for (const quantity of ["10,000", "25,000", "50,000"])
    await expect(preview.getByRole("group", { name: "Quantity" }).getByText(quantity)).toBeVisible();
  await hand.press("Control+Enter");
  await expect(page.getByText(`The offer of ${quote.reference} is on its way`)).toBeVisible();
  say("offer with three quantities", hand.counts);
  expect(hand.counts.clicks).toBeLessThanOrEqual(8);
  expect(hand.counts.keys).toBeLessThanOrEqual(40);
  const { versions } = (await asStaff(shop, "GET", `/api/quotes/${quote.id}/versions`)) as {
    versions: { options: { choices: { units: number }[] }[] }[];
  };
  expect(versions[0]?.options[0]?.choices.map(({ units }) => units)).toEqual([10_000, 25_000, 50_000]);
});

test("the next version after a wish: 3 clicks", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await quote.offer({ lines: [bags] });
  await askForChanges(shop, quote, "Larger letters, please.");
  await openDeal(page, shop, quote.id);
  const hand = handOf(page);
  await hand.click("Write the next offer");
  const editor = page.getByRole("form", { name: "Offer" });
  const price = editor.getByRole("group", { name: /^Line/ }).first().getByLabel("Unit price");
  await price.fill("0.16");
  hand.counts.keys += "0.16".length;
  await expect(editor.getByText("Draft saved")).toBeVisible();
  await hand.click("Preview and send");
  await hand.click("Send the offer");
  await expect(page.getByText(`The offer of ${quote.reference} is on its way`)).toBeVisible();
  say("version 2 after a wish", hand.counts);
  expect(hand.counts.clicks).toBeLessThanOrEqual(3);
});

test("an order on one page: what counts in the first 700 px, a wrong shipment mended in 3 clicks, settled and issued in 2, asked", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const order = await packedOrder(shop, 29_000);
  await openDeal(page, shop, order.id);
  const main = page.getByRole("main");
  // The next step, the total, and the client's last words.
  for (const shown of [
    main.getByRole("button", { name: "Ship", exact: true }),
    main.getByText("$4,950.00").first(),
    main.getByText("Bags for the spring fair.").first(),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(700);
  }

  await shipOrder(shop, order);
  await page.goto(`/admin/quotes/${order.id}?part=production`);
  const mending = handOf(page);
  await mending.click("Correct shipment 1");
  const dialog = openDialog(page);
  await dialog.getByLabel("Tracking numbers").fill("1Z999AA10123456799");
  await dialog.getByLabel("Reason").fill("The label of another parcel");
  await mending.click(/^Correct$/);
  await expect(page.getByRole("link", { name: "Follow 1Z999AA10123456799" })).toBeVisible();
  say("a wrong shipment mended", mending.counts);
  expect(mending.counts.clicks).toBeLessThanOrEqual(3);

  await asStaff(shop, "POST", `/api/orders/${order.orderId}/deliver`, {});
  await page.goto(`/admin/quotes/${order.id}`);
  const settling = handOf(page);
  await settling.click("Settle by the count");
  await expect(openDialog(page)).toContainText("29,000 bags, $4,785.00");
  await settling.click(/^Settle$/);
  await expect(page.getByText("Settled. The client gets a mail.")).toBeVisible();
  const { invoices } = (await asStaff(shop, "GET", `/api/invoices?quote_id=${order.id}`)) as {
    invoices: { number: string | null }[];
  };
  expect(invoices.some(({ number }) => number !== null)).toBe(true);
  say("settle and issue", settling.counts);
  expect(settling.counts.clicks).toBeLessThanOrEqual(2);
});

async function openDeal(page: Page, shop: ServerProcess, quoteId: number): Promise<void> {
  await openOfficeAt(page, shop, `/admin/quotes/${quoteId}`);
}

async function askForChanges(shop: ServerProcess, quote: ClientQuote, text: string): Promise<void> {
  const answer = await fetch(`${shop.url}/api/quotes/${quote.id}/ask-changes`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await clientBearer(shop, quote)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ version: 1, text }),
  });
  expect(answer.status).toBe(200);
}

/** The table of the figures, in the log of the run. */
function say(job: string, { clicks, keys }: { readonly clicks: number; readonly keys: number }): void {
  process.stdout.write(`${job}: ${clicks} clicks, ${keys} keys\n`);
}
