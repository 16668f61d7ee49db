import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type Language, languages } from "#domain/language/language.ts";
import { staffLanguageCookie } from "#domain/language/staff-language.ts";
import { proofBoxes } from "#domain/orders/proofs/proof-answer.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, clientBearer } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { textsIn } from "#tests/support/tour/catalog-text.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
test.use(phone);

/** Printed bags, half paid before they are made and half once they have arrived. */
const offer = {
  lines: [
    { kind: "product", name: "Market tote, Large", units: 10_000, unit_price: 0.2 },
    { kind: "setup", name: "One screen", units: 1, unit_price: 45 },
  ],
  plan: [
    { kind: "deposit", percent: "50", due: "on-acceptance" },
    { kind: "balance", rest: true, due: "net-days", days: 30 },
  ],
  tolerance_percent: 5,
};
const picture = { name: "proof.png", mimeType: "image/png", buffer: tinyPng };

type Say = (source: string) => RegExp;

test.afterEach(async ({ shop }) => {
  await asStaff(shop, "PUT", "/api/me/language", { language: null });
});

// In French: other journeys are in English.
for (const language of sized<readonly Language[]>({ quick: ["fr"], deep: languages })) {
  test(`L16 to L20: from the request to the next one, the buyer on a phone (${language})`, async ({
    page,
    browser,
    shop,
  }) => {
    const say = await textsIn(language);
    const quote = await askForClientQuote(shop, false, undefined, language);
    await quote.offer(offer);
    await speak(page.context(), shop.url, { name: "language", value: language });
    const bearer = await clientBearer(shop, quote);
    await page.addInitScript((token) => localStorage.setItem("clientToken", token), bearer);
    await asStaff(shop, "PUT", "/api/me/language", { language });
    const desk = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 800 } });
    await speak(desk, shop.url, { name: staffLanguageCookie, value: language });
    const office = await desk.newPage();
    const pay = async (amount: string) =>
      await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, { amount });

    await page.goto(`/client/dashboard/${quote.id}`);
    await accept(page, say);
    await pay("1022.50");
    await openOffice(office, shop, "section=production");
    const card = office.getByRole("article").filter({ hasText: quote.reference.replace("GE-", "GO-") });
    await card.getByRole("link").click();

    await office.getByRole("tab", { name: say("Proof") }).click();
    await sendProof(office, say, { width: "240", height: "180", inks: "PMS 348 C" });
    await comeBack(page);
    await page.getByRole("link", { name: say("Look at the proof") }).click();
    await markChange(page, say, "Larger, please");
    await comeBack(office);
    await expect(office.getByText("Larger, please")).toBeVisible();
    await sendProof(office, say, { width: "260", height: "195" });
    await page.reload();
    await approve(page, say);

    await office.reload();
    await press(office, say("The bags are there"));
    await press(office, say("Start production"));
    await (await openBy(office, say("Count"))).getByLabel(say("Good")).fill("10200");
    // However late the page hears of the count, what is pressed next is done to the counted order.
    await office.route(/\/api\/orders\/\d+$/, async (route) => {
      await wait(500);
      await route.continue();
    });
    await press(office, say("Save"));
    await press(office, say("Everything is packed"));
    await office.unrouteAll({ behavior: "wait" });
    const shipping = await openBy(office, say("Ship"));
    await shipping.getByLabel(say("Carrier")).fill("UPS");
    await shipping.getByLabel(say("Tracking numbers")).fill("1Z999AA10123456784");
    await press(office, say("Ship"));
    await page.goto(`/client/dashboard/${quote.id}`);
    const follow = page.getByRole("link", { name: say("Follow {number}") });
    await expect(follow).toHaveAttribute("href", "https://www.ups.com/track?tracknum=1Z999AA10123456784");

    await press(office, say("Everything arrived"));
    await press(office, say("Settle by the count"));
    await press(office, say("Settle"));
    await office.getByRole("tab", { name: say("Production") }).click();
    await expect(office.getByRole("heading", { name: say("Settled") })).toBeVisible();
    // 10,200 bags at 0.20 and the screen, less the deposit.
    await pay("1062.50");
    await office.reload();
    await press(office, say("Close the order"));
    await comeBack(page);
    await expect(page.getByText(say("order.now.closed"))).toBeVisible();
    await page.getByRole("link", { name: say("Order again") }).click();
    await press(page, say("Send the request"));
    await expect(page.getByText(say("quote.next.drafting"))).toBeVisible();
    await desk.close();
  });
}

async function speak(context: BrowserContext, url: string, cookie: { name: string; value: string }) {
  await context.addCookies([{ ...cookie, url }]);
}

/** Coming back to a page asks at once; left open, it asks every 30 s. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

/** Presses what is gone once it is done; in the dialog, where one stands open. */
async function press(page: Page, name: RegExp): Promise<void> {
  const isOpen = await openDialog(page).isVisible();
  const place = isOpen ? openDialog(page) : page.getByRole("main");
  await place.getByRole("button", { name }).click();
  await expect(place.getByRole("button", { name })).toHaveCount(0);
}

async function openBy(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name }).click();
  await expect(openDialog(page)).toBeVisible();
  return openDialog(page);
}

/** The buyer accepts, and says where to: what is left then is his payment, and the shop's proof and bags. */
async function accept(page: Page, say: Say): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("checkbox").first().check();
  await main.getByLabel(say("Your name")).fill("Dana Whitfield");
  await press(page, say("Accept the offer"));
  await press(page, say("Give the address"));
  await main.getByLabel(say("Where do we send it?")).fill("1700 Sherman Street\nDenver, CO 80203");
  await press(page, say("Save the address"));
  await expect(main.getByText(say("Your turn: production waits for {yours}."))).toBeVisible();
}

interface Print {
  readonly width: string;
  readonly height: string;
  /** As on the proof before, where it is not given. */
  readonly inks?: string;
}

async function sendProof(office: Page, say: Say, { width, height, inks }: Print): Promise<void> {
  const dialog = await openBy(office, say("New proof"));
  await dialog.getByLabel(say("Picture or PDF")).setInputFiles(picture);
  await dialog.getByLabel(say("Width")).fill(width);
  await dialog.getByLabel(say("Height")).fill(height);
  if (inks) await dialog.getByLabel(say("Inks")).fill(inks);
  await press(office, say("Save the draft"));
  await press(office, say("Send to the client"));
  await expect(office.getByText(say("proof.state.sent")).first()).toBeVisible();
}

/** The proof as wide as the phone and in its own proportions; a tap marks what should change. */
async function markChange(page: Page, say: Say, text: string): Promise<void> {
  const shown = page.getByRole("img", { name: say("Proof {number}") });
  const sides = await shown.evaluate((img: HTMLImageElement) => ({
    ...{ natural: img.naturalWidth / img.naturalHeight, seen: img.clientWidth / img.clientHeight },
    ...{ page: document.documentElement.scrollWidth, window: window.innerWidth },
  }));
  expect(sides.seen).toBeCloseTo(sides.natural, 1);
  expect(sides.page).toBe(sides.window);
  await page.getByRole("radio", { name: say("No, something should change") }).check();
  await shown.locator("..").tap({ position: { x: 120, y: 90 } });
  await page.getByLabel(say("Mark {number}: what should change here?")).fill(text);
  await press(page, say("Ask for these changes"));
  await expect(page.getByText(say("proof.refused.changesRequested"))).toBeVisible();
}

async function approve(page: Page, say: Say): Promise<void> {
  for (const box of proofBoxes) await page.getByRole("checkbox", { name: say(`proof.box.${box}`) }).check();
  await page.getByLabel(say("Your name")).fill("Dana Whitfield");
  await press(page, say("Approve the proof"));
  const approved = "You have approved this proof. It is our turn: we print just what you see here.";
  await expect(page.getByText(say(approved))).toBeVisible();
}
