import { expect, test } from "#tests/support/browser.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";

test.use({ expectedErrors: [/status of 404/] });

test("an address is put on the list, which takes 2 s, and another one can follow; one press takes it off; a link that is none says so", async ({
  page,
  shop,
}) => {
  await page.goto("/about");
  const box = page.getByRole("contentinfo");
  const address = box.getByLabel("E-mail address");
  const subscribe = box.getByRole("button", { name: "Subscribe", exact: true });
  await subscribe.click();
  await expect(box.getByText("Please enter your email address")).toBeVisible();
  await address.fill("ann");
  await subscribe.click();
  await expect(box.getByText("Please enter a valid email address")).toBeVisible();
  await address.fill("ann@newsletter.example");
  const pressed = Date.now();
  await subscribe.click();
  await expect(box.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await expect(box.getByText("Welcome Aboard!")).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
  await box.getByRole("button", { name: "Subscribe Another Email" }).click();
  await expect(address).toHaveValue("");

  await page.goto(linkIn(await waitForMail(shop.dataDir, "ann@newsletter.example")));
  await expect(page.getByText("Stop sending our news to ann@newsletter.example?")).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("ann@newsletter.example is unsubscribed.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("ann@newsletter.example is unsubscribed.")).toBeVisible();
  await page.goto("/newsletter/unsubscribe/nobody");
  await expect(page.getByText("This link is no longer valid.")).toBeVisible();
});
