import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { staffLanguageCookie } from "#domain/language/staff-language.ts";
import { proofBoxes } from "#domain/orders/proofs/proof-answer.ts";
import { expect, test } from "#tests/support/browser.ts";
import { sendOrderOf } from "#tests/support/delivered-order.ts";
import { film, filmMail, filmOf } from "#tests/support/film.ts";
import { asStaff, openDialog, openOfficeAt } from "#tests/support/office.ts";
import { linkIn, readMails, waitForMail } from "#tests/support/outbox-folder.ts";
import { has } from "#tests/support/owner-by-hand.ts";
import { textsIn } from "#tests/support/tour/catalog-text.ts";

// As a buyer does it, with a thumb; the office in between with a mouse.
const look = { colorScheme: film.colorScheme, contextOptions: { reducedMotion: "reduce" } } as const;
test.use({
  ...{ ...look, viewport: { width: film.widthOr(390), height: 844 }, hasTouch: true },
});

type Shop = Parameters<typeof asStaff>[0];

const buyer = { name: "Ann Miller", email: "ann@fair.example", phone: "303-555-0123" };

test("a logo seen on the bag in 1 tap and its file, the offer read in 1, accepted in 3 and a name, its proof made in 3 clicks", async ({
  page,
  shop,
  browser,
}) => {
  const t = await textsIn(film.language, ["public", "client", "admin"]);
  const show = filmOf(page, "buyer");
  await page.context().addCookies([{ name: "language", value: film.language, url: shop.url }]);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const since = (before: number) => taps - before;
  const button = (name: string) => page.getByRole("button", { name: t(name) });

  await page.goto("/products/1");
  const title = page.getByRole("heading", { level: 1 });
  const bag = (await title.textContent()) ?? "";
  await show("product page");
  const chooser = page.waitForEvent("filechooser");
  await tap(page.getByText(t("See your logo on it")));
  await (await chooser).setFiles(await logoFile());
  const onBag = page.getByRole("img", { name: t("Your logo on the bag. Arrow keys move it.") });
  await expect.poll(() => redPixels(onBag)).toBeGreaterThan(500);
  process.stdout.write(`the logo on the bag, from the product's page: ${taps} taps and the file\n`);
  expect(taps).toBeLessThanOrEqual(2);
  await show("logo on it", "window");
  const before = await middleOfRed(onBag);
  await onBag.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(async () => (await middleOfRed(onBag)).y).toBeGreaterThan(before.y + 3);
  await openDialog(page).locator("input[value='#293956']").check({ force: true });
  await show("on navy", "window");
  await button("Keep it").tap();
  await show("logo kept");
  await page.getByRole("button", { name: /^10[,.\s]000$/ }).tap();
  await button("Add to Cart").tap();
  await expect(page.getByTestId("cart-count")).toBeVisible();
  await show("in the cart", "window");
  await page.locator("[popovertarget=cart]").tap();
  await expect(page.getByTestId("cart-total")).toBeVisible();
  await show("cart", "window");
  await button("Ask for a quote").tap();

  await page.waitForURL("**/devis");
  await expect(page.getByLabel(t("Logo Required"))).toBeChecked();
  const inForm = page.getByRole("img", { name: t("Your logo on the bag. Arrow keys move it.") });
  await expect.poll(() => redPixels(inForm)).toBeGreaterThan(500);
  const wide = await redPixels(inForm);
  await page.getByLabel(has(t("Width of the print"))).fill("60");
  await expect.poll(() => redPixels(inForm)).toBeLessThan(wide / 2);
  await page.getByLabel(has(t("Full name"))).fill(buyer.name);
  await page.getByLabel(t("Email"), { exact: true }).first().fill(buyer.email);
  await page.getByLabel(has(t("Phone"))).fill(buyer.phone);
  await page.getByLabel(has(t("Project details (your message)"))).fill("Bags for the spring fair");
  await show("request");
  await button("SEND MY REQUEST").tap();
  await expect(page.getByAltText(t("Your logo on the bag"))).toBeVisible();
  await show("thank you");
  const id = await newestQuote(shop);
  await offer(shop, id);

  // The mail's button is the first tap.
  taps = 1;
  const subject = film.language === "fr" ? "Votre offre" : "Your offer";
  await page.goto(linkIn(await waitForMail(shop.dataDir, buyer.email, subject)));
  await expect(title).toHaveText(bag);
  await expect(button("Accept the offer")).toBeDisabled();
  await show("offer");
  await page.getByRole("radio").nth(1).check();
  await show("offer chosen");
  const read = taps;
  await tap(page.getByRole("link", { name: t("Accept this offer") }));
  await tap(page.locator("#answer-title ~ form").getByRole("checkbox"));
  await page.getByLabel(t("Your name")).fill(buyer.name);
  await show("offer signed");
  await tap(button("Accept the offer"));
  await expect(page.getByRole("heading", { name: t("What is paid when") })).toBeVisible();
  process.stdout.write(`from the mail: the offer in ${read} tap, accepted in ${since(read)} and a name\n`);
  expect(since(read)).toBeLessThanOrEqual(3);
  await show("accepted");
  await button("Pay {amount}").tap();
  const card = page.frameLocator("iframe");
  await page.getByLabel(t("Cardholder name")).fill(buyer.name);
  await card.locator("[autocomplete=cc-number]").fill("4242424242424242");
  await card.locator("[autocomplete=cc-exp]").fill("1230");
  await card.locator("[autocomplete=cc-csc]").fill("123");
  await show("card", "window");
  await page.getByRole("button", { name: has(t("Pay by card")) }).tap();
  await expect(page.getByText(t("Payment received")).first()).toBeVisible();
  await show("paid", "window");
  await expect(openDialog(page)).toHaveCount(0);
  await show("deposit paid");

  // The next one of the office.
  await asStaff(shop, "PUT", "/api/me/language", { language: film.language });
  const desk = await browser.newContext({
    ...look,
    baseURL: shop.url,
    viewport: { width: 1280, height: 800 },
  });
  await desk.addCookies([{ name: staffLanguageCookie, value: film.language, url: shop.url }]);
  const office = await desk.newPage();
  const showOffice = filmOf(office, "buyer-office");
  await openOfficeAt(office, shop, `/admin/quotes/${id}`);
  await expect(office.getByRole("button", { name: t("Make the proof") })).toBeVisible();
  await showOffice("deal");
  const presses = await countPresses(office);
  await office.getByRole("button", { name: t("Make the proof") }).click();
  await expect.poll(() => redPixels(openDialog(office).getByRole("img"))).toBeGreaterThan(200);
  await openDialog(office).getByRole("textbox").first().fill("PMS 186 C");
  await showOffice("proof", "window");
  await office.getByRole("button", { name: t("Save the draft") }).click();
  await office.getByRole("button", { name: t("Send to the client") }).click();
  await expect(office.getByText(/PMS 186 C/)).toBeVisible();
  await expect(office.getByRole("button", { name: t("Record an answer") })).toBeVisible();
  expect(await presses()).toBe(3);
  await showOffice("proof sent");
  await desk.close();
  await asStaff(shop, "PUT", "/api/me/language", { language: null });

  await page.reload();
  for (const box of proofBoxes) await page.getByRole("checkbox", { name: t(`proof.box.${box}`) }).check();
  await page.getByLabel(t("Your name")).fill(buyer.name);
  await show("proof");
  await button("Approve the proof").tap();
  await expect(button("Approve the proof")).toHaveCount(0);
  await show("proof approved");
  await sendOrderOf(shop, { id });
  await page.reload();
  await expect(page.getByRole("link", { name: t("Follow {number}") })).toBeVisible();
  await show("on its way");
  if (film.folder)
    for (const mail of await readMails(shop.dataDir)) await filmMail(page, "buyer-mails", mail);
});

/** A red disc on white, wide enough to be printed sharp. */
async function logoFile() {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1000">
    <rect width="1800" height="1000" fill="white"/><circle cx="500" cy="500" r="400" fill="#C8102E"/></svg>`;
  return {
    name: "disc.png",
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(drawn)).png().toBuffer(),
  };
}

/** The newest request. */
async function newestQuote(shop: Shop): Promise<number> {
  const search = `/api/quotes?sort=-created_at&per_page=10&search=${buyer.email}`;
  const { quotes } = (await asStaff(shop, "GET", search)) as { quotes: { id: number }[] };
  const id = quotes[0]?.id ?? 0;
  const { sketch } = (await asStaff(shop, "GET", `/api/quotes/${id}/sketch`)) as { sketch: unknown };
  expect(sketch).toMatchObject({ dye: "#293956", places: [{ area: "front", width_mm: 60 }] });
  return id;
}

/** Staff offers what was asked for in three quantities, half to be paid before it is made. */
async function offer(shop: Shop, id: number): Promise<void> {
  const quantities = [10_000, 25_000, 50_000].map((units) => ({ units }));
  const [size] = await (await fetch(`${shop.url}/api/sizes`)).json();
  const bags = { kind: "product", size_id: size.id, quantities };
  const setup = { kind: "setup", name: "One screen", units: 1, unit_price: 45 };
  const plan = [
    { kind: "deposit", percent: 50, due: "on-acceptance" },
    { kind: "balance", rest: true, due: "net-days", days: 30 },
  ];
  await asStaff(shop, "PUT", `/api/quotes/${id}/draft`, { lines: [bags, setup], plan });
  await asStaff(shop, "POST", `/api/quotes/${id}/send-offer`, {});
}

/** How many pixels of a canvas are as red as the disc. */
async function redPixels(canvas: Locator): Promise<number> {
  return await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return -1;
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let red = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 100 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 90) red += 1;
    return red;
  });
}

/** Where the middle of the red is, in pixels of the canvas. */
async function middleOfRed(canvas: Locator): Promise<{ x: number; y: number }> {
  return await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return { x: -1, y: -1 };
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let [count, sumX, sumY] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) <= 100 || (data[at + 1] ?? 0) >= 60 || (data[at + 2] ?? 0) >= 90) continue;
      count += 1;
      sumX += (at / 4) % element.width;
      sumY += Math.floor(at / 4 / element.width);
    }
    return { x: sumX / count, y: sumY / count };
  });
}

/** Counts what a person presses on this page from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    document.addEventListener("pointerdown", ({ isTrusted }) => (counted.presses += Number(isTrusted)), true);
    return counted;
  });
  return () => counter.evaluate(({ presses }) => presses);
}
