import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { hiddenFocus } from "#tests/support/looks/hidden-focus.ts";
import { tornText } from "#tests/support/looks/torn-text.ts";
import { widerThanWindow } from "#tests/support/looks/wider-than-window.ts";

/** What no tool sees by itself, by the criteria of WCAG 2.2. What every screen must have is looked at on the tour. */
test.use({ expectedErrors: [/status of 4(04|22)/] });

test("the looks of the tour find what is planted for them", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.setContent(`<html lang="en"><title>Planted</title><main>
    <header style="position:fixed;inset:0 0 auto;height:390px;background:#fff">Sticks</header>
    <p style="margin-top:100px"><a href="#a">Hidden</a></p><div style="width:500px">Wide</div>
    <p style="height:1em;overflow:hidden">Cut<br>off</p>
    <div style="position:relative;width:250px"><b style="position:absolute">One</b><i style="position:absolute">Two</i></div>
    <button style="position:fixed;bottom:0;width:12px;height:12px;padding:0">x</button>
    <button style="position:fixed;bottom:0;left:12px;width:12px;height:12px;padding:0">y</button></main><footer><button></button></footer>`);
  expect((await page.evaluate(hiddenFocus)).join()).toContain("Hidden");
  expect((await page.evaluate(widerThanWindow)).join()).toContain("Wide");
  const torn = await page.evaluate(tornText, "");
  expect(torn.join()).toContain('cut off: "off"');
  expect(torn.join()).toContain('on each other: "One" and "Two"');
  const whole = (await axeFindings(page)).join();
  for (const rule of ["target-size", "button-name"]) expect(whole).toContain(rule);
  // What stands around the content was judged with another screen.
  const content = (await axeFindings(page, "content")).join();
  expect(content).toContain("target-size");
  expect(content).not.toContain("button-name");
});

/** Forms, and what sends each of them empty. In `npm test` one of the short ones, and the long one. */
const forms = sized({
  quick: ["/contact", "/devis"],
  deep: ["/contact", "/login", "/register", "/forgot-password", "/client/login", "/devis"],
});

test("3.3.1 a refused form leads to its errors, which are tied to their fields", async ({ page }) => {
  for (const path of forms) {
    await page.goto(path);
    await page.locator("main form [type=submit]").first().click();
    const wrong = page.locator("main [aria-invalid=true]");
    await expect(wrong.first(), path).toBeVisible();
    for (const field of await wrong.all()) {
      const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
      const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(texts.join("").trim(), path).not.toBe("");
    }
    if (path !== "/devis") await expect(wrong.first(), path).toBeFocused();
  }
  // The last, long one sums them up, and each line leads to its field.
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await expect(summary).toBeFocused();
  for (const link of await summary.getByRole("link").all()) {
    const target = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.click();
    await expect(page.locator(`[id="${target}"]`)).toBeFocused();
  }
});

test("3.3.7 name and address are given once, from the checkout panel to the payment", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  await page.goto("/products/1");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByTestId("cart-count")).toHaveText("1");
  await page.goto("/checkout");
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Full Name").fill("Dana Whitfield");
  await panel.getByLabel("Email").fill("dana@whitfield.example");
  await panel.getByLabel("Card Number").fill("4242424242424242");
  await panel.getByLabel("Expiry").fill("1230");
  await panel.getByLabel("CVC").fill("123");
  await panel.getByRole("button", { name: /^Pay/ }).click();
  await panel.getByRole("button", { name: "Ask for a quote" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Dana Whitfield");
  const email = page.locator("main").getByLabel("Email", { exact: true });
  await expect(email).toHaveValue("dana@whitfield.example");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await email.fill("office@whitfield.example");
  await page.getByLabel("Phone").fill("303-555-0123");
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("10000");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  for (const [path, known] of [
    ["/client/login", "office@whitfield.example"],
    // A mailed link says whose it is.
    [`/Client/Checkout/${tokenOf(quote.link)}`, quote.email],
    [`/Client/Payement/${tokenOf(quote.link)}`, "office@whitfield.example"],
  ] as const) {
    await page.goto(path);
    await expect(email.first(), path).toHaveValue(known);
  }
});

test("2.1.1, 2.5.7 colours are chosen, added and taken away by keys; a logo that can be dropped can be chosen, too", async ({
  page,
}) => {
  await page.goto("/devis");
  const first = page.getByRole("group", { name: "Product colors" }).getByRole("listitem").first();
  const before = await first.textContent();
  await first.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => first.textContent()).not.toBe(before);
  await expect(first.locator("[type=color]")).toHaveJSProperty("tabIndex", 0);
  const colours = page.getByRole("group", { name: "Product colors" }).getByRole("listitem");
  const add = page.getByRole("group", { name: "Product colors" }).getByRole("button").last();
  await add.press("Enter");
  await expect(colours).toHaveCount(2);
  await colours.last().getByRole("button").first().press("Enter");
  await expect(colours).toHaveCount(1);
  await page.getByLabel("Logo Required").check();
  const choosing = page.waitForEvent("filechooser");
  await page.getByText("Drop your logo here, or press to choose a file").click();
  await choosing;
});

test("2.5.7, 4.1.3 messages, totals and counts are announced to screen readers; a message can be pressed away", async ({
  page,
}) => {
  await page.goto("/products/1");
  await expect(page.locator("output").filter({ has: page.getByTestId("estimate") })).toHaveCount(1);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const message = page.getByText(/added to cart!$/).first();
  await expect(message).toBeVisible();
  expect(await message.evaluate(isInLiveRegion)).toBe(true);
  // Pointed at or focused, a message stays, and shows its cross to readers, too.
  await message.hover();
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect(message).toBeHidden();
  await page.goto("/products?q=tote");
  await expect(page.getByRole("status").filter({ hasText: /\d/ }).first()).toBeAttached();
  await page.getByRole("button", { name: /^Cart/ }).click();
  expect(await page.getByTestId("cart-total").evaluate(isInLiveRegion)).toBe(true);
});

test("2.3.3 nothing moves where reduced motion is preferred", async ({ page }) => {
  const moving = (path: string) => motionOn(page, path);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moving("/")).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // One style sheet stills all of them.
  for (const path of sized({ quick: ["/"], deep: ["/", "/products", "/products/1", "/about"] }))
    expect(await moving(path), path).toBe(0);
});

/** One script sets it, at the head of every page: `npm test` looks at one page for each way to choose. */
for (const [turn, [how, kept, system]] of (
  [
    ["by the system", "", "dark"],
    ["by choice, against the system", "dark", "light"],
    ["light by choice, against the system", "light", "dark"],
  ] as const
).entries()) {
  test(`the theme stands at the first paint ${how}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem("theme", theme);
      const grounds: string[] = [];
      Reflect.set(window, "grounds", grounds);
      const look = () => {
        if (document.body) grounds.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, kept);
    const paths = ["/", "/fr/products", "/client/login"];
    for (const path of sized({ quick: paths.slice(turn, turn + 1), deep: paths })) {
      await page.goto(path);
      const grounds = new Set((await page.evaluate(() => Reflect.get(window, "grounds"))) as string[]);
      expect([...grounds], path).toEqual([
        expect.stringMatching((kept || system) === "dark" ? /oklch\(0\.19 / : /oklch\(0\.965 /),
      ]);
    }
  });
}

const tokenOf = (link: string) => link.split("/").at(-1);

function isInLiveRegion(element: Element): boolean {
  return (
    element.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output") !== null
  );
}

/** How many animations take time there, or follow the scrolling. */
async function motionOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            !(timeline instanceof DocumentTimeline) || Number(effect?.getComputedTiming().duration) > 1,
        ).length,
  );
}
