import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

// A shop of its own: which request is the next is part of the story. Three of them; ten at full size.
test.use({ shopName: "ten requests" });

test("requests are answered one after the other by keys: with a logo price, without, and rejected", async ({
  page,
  shop,
}) => {
  const three = ["logo", "plain", "reject"] as const;
  const kinds = sized<readonly ("logo" | "plain" | "reject")[]>({
    quick: three,
    deep: [...three, "logo", "plain", "logo", "plain", "logo", "reject", "logo"],
  });
  const rejected = kinds.filter((kind) => kind === "reject").length;
  const asked = [];
  for (const kind of kinds) {
    const logo = kind === "logo" && { needsLogo: true, logo: tinyPng };
    asked.push({ kind, ...(await requestQuote(shop, { name: `Buyer ${asked.length + 1}`, ...logo })) });
  }
  await openOffice(page, shop, "section=dashboard");
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole("link", { name: "Answer the request" }).first().focus();
  await press("Enter");
  for (const { kind, reference } of asked) {
    await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
    await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
    await press(kind === "reject" ? "x" : "v");
    if (kind === "logo") {
      await openDialog(page).getByLabel("Logo price").pressSequentially("180");
      await press("Enter");
    }
    if (kind === "reject") {
      await openDialog(page).getByLabel("Reason").pressSequentially("We are full until March.");
      await press("Control+Enter");
    }
  }
  await expect(page.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  const { quotes } = (await asStaff(shop, "GET", "/api/quotes?per_page=50&page=1")) as {
    quotes: { status: string }[];
  };
  const statuses = quotes.map(({ status }) => status);
  expect(statuses.filter((status) => status === "confirmed")).toHaveLength(kinds.length - rejected);
  expect(statuses.filter((status) => status === "rejected")).toHaveLength(rejected);
  // Typing of amounts and reasons not counted.
  expect(keys).toBe(1 + kinds.length + kinds.filter((kind) => kind !== "plain").length);
});
