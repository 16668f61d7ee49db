import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOfficeAt } from "#tests/support/office.ts";
import { packedOrder, readyOrder, shipOrder } from "#tests/support/orders.ts";
import { waitForMail } from "#tests/support/outbox-folder.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";

test("FOUND-U8 production that began by a slip is undone before its client knows", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const order = await readyOrder(shop);
  await openDeal(page, shop, order.id);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Start production" }).click();
  await expect(page.getByText("Production has begun.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is undone. No mail was sent.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Start production" })).toBeVisible();
  expect(await stateOf(shop, order.orderId)).toBe("ready");
});

test("FOUND-U8 a count, a shipment and a settlement are put right with a reason", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const order = await packedOrder(shop, 29_000);
  await shipOrder(shop, order);
  await openDeal(page, shop, order.id, "production");
  const main = page.getByRole("main");

  await main.getByRole("button", { name: "Shipment 1 never left" }).click();
  await giveReason(page, "It stood in the yard", "It never left");
  await waitForMail(shop.dataDir, order.email, "bags that have not left");
  expect(await stateOf(shop, order.orderId)).toBe("packed");

  await main.getByRole("button", { name: "Count", exact: true }).click();
  await openDialog(page).getByLabel("Good").fill("30000");
  await openDialog(page).getByLabel("Why it is counted again").fill("A pallet was overlooked");
  await openDialog(page).getByRole("button", { name: "Save" }).click();
  await expect(openDialog(page)).toHaveCount(0);

  await main.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Take a step back" }).click();
  await giveReason(page, "Not all is packed", "Take it back");
  expect(await stateOf(shop, order.orderId)).toBe("in_production");

  await asStaff(shop, "POST", `/api/orders/${order.orderId}/pack`, {});
  await shipOrder(shop, order);
  await asStaff(shop, "POST", `/api/orders/${order.orderId}/settlement`, {});
  await page.reload();
  await main.getByRole("button", { name: "Take the settlement back" }).click();
  await giveReason(page, "Of another order", "Take it back");
  await expect(main.getByRole("heading", { name: "Settlement", exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "History" }).click();
  for (const reason of ["It stood in the yard", "Not all is packed", "Of another order"])
    await expect(main.getByText(reason).first()).toBeVisible();
});

test("FOUND-U8 a waiver and a transfer are taken back, and their money is owed again", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const order = await readyOrder(shop);
  await openDeal(page, shop, order.id, "money");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Waive: / }).click();
  await giveReason(page, "A favour", /^Waive \$/);
  await main.getByRole("button", { name: /^Ask again: / }).click();
  await giveReason(page, "No favour after all", "Ask again");
  await expect(main.getByRole("button", { name: /^Waive: / })).toBeVisible();

  await main.getByRole("link", { name: "$2,475.00" }).click();
  await main.getByRole("button", { name: "Recorded by mistake" }).click();
  await giveReason(page, "The transfer of another client", "Take it out of the books");
  const plan = (await asStaff(shop, "GET", `/api/quotes/${order.id}/plan`)) as { open_cents: number };
  expect(plan.open_cents).toBe(495_000);
});

async function openDeal(page: Page, shop: ServerProcess, quoteId: number, part?: string): Promise<void> {
  await openOfficeAt(page, shop, `/admin/quotes/${quoteId}${part ? `?part=${part}` : ""}`);
}

/** Says why in the dialog that stands open, and goes on once it is done. */
async function giveReason(page: Page, reason: string, button: string | RegExp): Promise<void> {
  await openDialog(page).getByLabel("Reason").fill(reason);
  await openDialog(page).getByRole("button", { name: button }).click();
  await expect(openDialog(page)).toHaveCount(0);
}

async function stateOf(shop: ServerProcess, orderId: number): Promise<string> {
  const { order } = (await asStaff(shop, "GET", `/api/orders/${orderId}`)) as { order: { state: string } };
  return order.state;
}
