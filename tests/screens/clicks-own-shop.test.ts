import type { Browser, Page } from "@playwright/test";
import { dirtyList, dirtyWorkbook } from "#server/features/catalogue/exchange/dirty-workbook.fixture.ts";
import { expect, test } from "#tests/support/browser.ts";
import { film, filmOf } from "#tests/support/film.ts";
import { openDialog } from "#tests/support/office.ts";
import { linkIn, readMails, waitForMail } from "#tests/support/outbox-folder.ts";
import { has, type Owner, ownerAt, picture } from "#tests/support/owner-by-hand.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, testAdmin } from "#tests/support/server-process.ts";
import { textsIn } from "#tests/support/tour/catalog-text.ts";
import { shownOfMail, wordsOfDemoIn, wordsOfDemoOnPages } from "#tests/support/words-of-demo.ts";

// As its owner does it: with a mouse, a keyboard and her own files.
const locale = film.language === "fr" ? "fr-FR" : "en-US";
const look = { colorScheme: film.colorScheme, contextOptions: { reducedMotion: "reduce" } } as const;
test.use({
  ...{ shopName: "own shop", locale, timezoneId: "Europe/Brussels", ...look },
  ...{ viewport: { width: film.widthOr(1280), height: 844 }, expectedErrors: [/status of (409|422)/] },
});

const buyer = { name: "Noor Peeters", email: "noor@festival.example", phone: "+32 470 11 22 33" };

test("SPEC-4.38 own shop from an empty folder to the first answered request: 120 clicks and 500 keys", {
  tag: "@deep",
}, async ({ page, shop, browser }) => {
  const { t, hand, step, show, form, field, totals } = await ownerAt(page);
  page.setDefaultTimeout(20_000);

  await step("signs in", async () => {
    await page.goto("/login");
    await hand.write(page.locator("input[autocomplete=username]"), testAdmin.email);
    await hand.press("Tab");
    await hand.type(testAdmin.password);
    await hand.press("Enter");
    await page.waitForURL("**/admin**");
    await expect(page.getByRole("button", { name: t("Begin my own shop") })).toBeVisible();
  });
  await step("begins her own shop", async () => {
    await hand.click(t("Begin my own shop"));
    await expect(openDialog(page)).toBeVisible();
    await hand.write(openDialog(page).locator("input[type=password]"), testAdmin.password);
    await show("what happens");
    await hand.press("Enter");
    await expect(page.getByRole("button", { name: t("Begin my own shop") })).toHaveCount(0);
    await expect(page.getByText(has(t("Say what your name is")))).toBeVisible();
  });
  await step("her name", async () => {
    await hand.click(t("Open my account"), "link");
    await hand.write(field("Your name"), "Camille Roux");
    await hand.press("Enter");
    await expect(page.getByText(has(t("Say who you are and what you sell")))).toBeVisible();
  });
  await step("name, address, currency", async () => {
    await hand.click(t("Open the settings"), "link");
    await hand.write(field("Name of the shop"), "Atelier Meuse");
    for (const typed of ["3 rue de la Loi", "4000", "Liège", "", "Belgium", "04 78 00 00 00"]) {
      await hand.press("Tab");
      await hand.type(typed);
    }
    await hand.write(field("Email that visitors write to"), "bonjour@atelier.example");
    await hand.choose(t("Currency"), "EUR");
    await form("Shop").save();
  });
  await step("look", async () => {
    await hand.give(field("Logo that is the name"), await picture("wordmark.png", 900, 200));
    await expect(page.getByRole("img", { name: t("Logo that is the name") })).toBeVisible();
    await hand.write(field("Brand color"), "#2F4858");
    await hand.choose(t("Typeface of name and headings"), "instrument");
    await form("Look").save();
  });
  await step("what she sells", async () => {
    await hand.write(field("One of them, in English"), "cup");
    for (const typed of ["cups", "within a day", "gobelet", "gobelets", "sous un jour", "500"]) {
      await hand.press("Tab");
      await hand.type(typed);
    }
    await form("What you sell").save();
  });
  await step("front page, sender of mails", async () => {
    await hand.write(field("First sentence in English"), "Cups that people keep.");
    await form("Front page").save();
    await hand.write(field("Signature of mails to clients"), "Camille, Atelier Meuse");
    await form("Mail").save();
  });
  await step("price list", async () => {
    await hand.click(t("Open the products"), "link");
    await show("no products");
    await hand.click(t("Import"));
    await takePriceList(page, { hand, show, t });
    await expect(page.getByText(t("The file is imported.")).first()).toBeVisible();
  });
  await step("12 pictures by name", async () => {
    await hand.click(t("Pictures by name"));
    const names = Array.from({ length: 12 }, (_, index) => `cup-${index % 5}-${index + 1}.png`);
    const files = await Promise.all(names.map((name, index) => picture(name, 400, 400, index)));
    await hand.give(openDialog(page).locator("input[type=file]"), files);
    await show("chosen");
    await hand.press_(openDialog(page).getByRole("button").last());
    await expect(page.getByText(t("The pictures are added.")).first()).toBeVisible();
  });
  await step("terms and About", async () => {
    await hand.click(t("Open the terms"), "link");
    await show("the terms");
    await hand.click(t("I have read them"));
    await hand.click(t("All texts"), "link");
    await hand.click(t("About us"), "link");
    await hand.write(field("Text"), "We print cups in Liège, for festivals and for cafés.");
    await hand.press_(page.locator("main form button[type=submit]").first());
    await expect(page.getByText(t("The text is saved.")).first()).toBeVisible();
  });
  await step("a mail arrives", async () => {
    await hand.click(t("Send me a test mail"));
    await waitForMail(shop.dataDir, "bonjour@atelier.example");
    await hand.click(t("I have it"));
  });
  await step("tax", async () => {
    await hand.click(t("Open the taxes"), "link");
    await hand.click(t("Add a tax profile"));
    await expect(openDialog(page)).toBeVisible();
    await hand.write(openDialog(page).getByLabel(t("Name"), { exact: true }), "VAT 21 %");
    await hand.press("Tab");
    await hand.type("Belgium");
    await hand.press("Tab");
    await hand.type("21");
    await show("typed");
    await hand.press("Enter");
    await expect(openDialog(page)).toHaveCount(0);
  });
  await step("bank account", async () => {
    await hand.click(t("Open the settings"), "link");
    await hand.write(field("Account holder"), "Atelier Meuse");
    await hand.press("Tab");
    await hand.type("BE71096123456769");
    await hand.write(page.locator("main input[type=password]").first(), testAdmin.password);
    await form("Payments").save();
  });
  await step("puts the list away", async () => {
    // On a phone the menu is behind its button.
    const menu = page.getByRole("button", { name: t("Open the menu") });
    if (await menu.isVisible()) await hand.press_(menu);
    await hand.click(t("Today"), "link");
    await hand.click(t("Put this list away"));
    await expect(page.getByRole("button", { name: t("Put this list away") })).toHaveCount(0);
  });

  const reference = await buyerAsks(browser, shop);
  await step("answers the request with an offer", async () => {
    // By the link of the mail that tells her of it.
    hand.elsewhere({ clicks: 1, keys: 0 });
    await page.goto(linkIn(await waitForMail(shop.dataDir, "bonjour@atelier.example", reference)));
    await show("the request");
    await hand.click(t("Write an offer"));
    await expect(page.getByText(t("Draft saved"))).toBeVisible();
    await show("the offer");
    await hand.press("Control+Enter");
    await expect(openDialog(page)).toBeVisible();
    await show("the preview");
    await hand.press("Control+Enter");
    await expect(openDialog(page)).toHaveCount(0);
  });
  const mail = await waitForMail(shop.dataDir, buyer.email, reference);
  expect(mail.from?.name).toBe("Atelier Meuse");
  expect(linkIn(mail)).toContain(shop.url);

  const found = [
    ...(await wordsOfDemoOnPages(shop)),
    ...(await readMails(shop.dataDir)).flatMap((each) => wordsOfDemoIn(shownOfMail(each))),
  ];
  expect(found).toEqual([]);
  const { clicks, keys } = totals();
  recordFigure(
    "SPEC-4.38",
    `own shop to the first offer: ${clicks} clicks, ${keys} keys, 0 words of the demo`,
  );
  expect(clicks).toBeLessThanOrEqual(120);
  expect(keys).toBeLessThanOrEqual(500);
});

/** The dirty list, the five rows that nothing understands corrected in her spreadsheet, and the list again. */
async function takePriceList(page: Page, { hand, show }: Pick<Owner, "hand" | "show" | "t">): Promise<void> {
  const dialog = openDialog(page);
  const file = dialog.locator("input[type=file]");
  const { rows, told } = dirtyList({ item: "Cup", name: "Gobelet", sign: "€", currency: "EUR" });
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const give = async () =>
    await hand.give(file, { name: "prices.xlsx", mimeType, buffer: await dirtyWorkbook(rows) });
  await give();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await show("not understood");
  for (const [row, { price }] of told) if (price === undefined) (rows[row - 1] ?? [])[4] = "0.99";
  hand.elsewhere({ clicks: 5, keys: 5 * "0.99".length + "s".length });
  await give();
  const write = dialog.getByRole("button", { name: /40/ });
  await expect(write).toBeEnabled();
  await show("understood");
  await hand.press_(write);
}

/** A buyer on a phone asks for 10,000 of a size. */
async function buyerAsks(browser: Browser, { url }: ServerProcess): Promise<string> {
  const t = await textsIn(film.language);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ locale, viewport, colorScheme: film.colorScheme });
  const page = await context.newPage();
  const show = filmOf(page, "own-shop-buyer");
  await page.goto(`${url}/`);
  await show("front page");
  await page.goto(`${url}/products`);
  await show("products");
  await page.goto(`${url}/devis`);
  await page.getByLabel(has(t("Full name"))).fill(buyer.name);
  await page.getByLabel(t("Email"), { exact: true }).first().fill(buyer.email);
  await page.getByLabel(has(t("Phone"))).fill(buyer.phone);
  await page.getByRole("checkbox").first().check();
  await page
    .getByLabel(has(t("Quantity of {name}")))
    .first()
    .fill("10000");
  await page.getByLabel(has(t("Project details (your message)"))).fill("For the summer festival.");
  await show("request typed");
  await page.getByRole("button", { name: t("SEND MY REQUEST") }).click();
  const thanks = page.getByText(/Q-\d{4}-\d{6}/).first();
  await expect(thanks).toBeVisible();
  await show("request sent");
  const reference = /Q-\d{4}-\d{6}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "none";
  await context.close();
  return reference;
}
