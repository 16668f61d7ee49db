import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { openOffice } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

// A shop of its own: the list of what waits shows the first of each kind.
test.use({ shopName: "thread" });

test("L8 a client writes with a file, staff notes and answers, and the client reads the answer alone", async ({
  page,
  shop,
  browser,
}) => {
  const quote = await askForClientQuote(shop);
  await enterAsClient(page, quote);
  const own = page.getByRole("region", { name: "Messages" });
  await own.getByRole("button", { name: "Send" }).click();
  await expect(own.getByText("Please write something, or attach a file.")).toBeVisible();

  await own.getByLabel("Your message").fill("Which blue is it?\nOurs is PMS 300.");
  await own.getByLabel("Attach files").setInputFiles([
    { name: "sign.png", mimeType: "image/png", buffer: tinyPng },
    { name: "run.exe", mimeType: "application/octet-stream", buffer: tinyPng },
  ]);
  await expect(own.getByText("run.exe: only JPG, PNG, GIF, PDF, ZIP, AI and EPS")).toBeVisible();
  await own.getByRole("button", { name: "Take run.exe out" }).click();

  // What was typed is still there after the page was loaded anew.
  await page.reload();
  await expect(own.getByLabel("Your message")).toHaveValue("Which blue is it?\nOurs is PMS 300.");
  await own
    .getByLabel("Attach files")
    .setInputFiles({ name: "sign.png", mimeType: "image/png", buffer: tinyPng });
  await own.getByRole("button", { name: "Send" }).click();
  const entries = own.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect(entries.first()).toContainText("Ours is PMS 300.");
  await expect(own.getByLabel("Your message")).toHaveValue("");
  await expectAccessible(page);

  const office = await (await browser.newContext()).newPage();
  await openOffice(office, shop, "section=dashboard");
  const waiting = office.getByRole("list", { name: "Our turn" }).getByRole("listitem");
  await waiting.getByRole("link", { name: "Answer the message" }).first().click();
  await office.waitForURL(`**/admin/quotes/${quote.id}*`);
  const thread = office.getByRole("region", { name: "Messages" });
  await expect(thread.getByText("Ours is PMS 300.")).toBeInViewport();
  await expect(thread.getByText("New", { exact: true })).toBeVisible();
  const download = office.waitForEvent("download");
  await thread.getByRole("button", { name: /sign\.png/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("sign.png");
  expect(await readFile(await saved.path())).toEqual(Buffer.from(tinyPng));

  await thread.getByLabel("Message to the client").fill("Coated or uncoated?");
  await thread.getByRole("button", { name: "Ask, and wait for the answer" }).click();
  await expect(thread.getByRole("button", { name: "Ask, and wait for the answer" })).toHaveCount(0);
  await expect(thread.getByRole("listitem").first()).toContainText("Coated or uncoated?");
  // The box for notes is another one, and gone when the note is kept.
  await expect(thread.getByLabel("Internal note", { exact: true })).toHaveCount(0);
  await thread.getByRole("button", { name: "Write an internal note" }).click();
  await thread.getByRole("textbox", { name: "Internal note" }).fill("A hard one: ask the printer.");
  await expectAccessible(office);
  await thread.getByRole("button", { name: "Save the note" }).click();
  await expect(thread.getByText("A hard one: ask the printer.")).toBeVisible();
  await expect(thread.getByRole("textbox", { name: "Internal note" })).toHaveCount(0);
  await thread.getByLabel("Message to the client").fill("PMS 300 it is.");
  await thread.getByLabel("Message to the client").press("ControlOrMeta+Enter");
  await expect(thread.getByRole("listitem").first()).toContainText("PMS 300 it is.");

  await comeBack(page);
  await expect(entries.first()).toContainText("PMS 300 it is.");
  await expect(entries.first()).toContainText("New");
  // Three entries, and the file of the first.
  await expect(entries).toHaveCount(4);
  expect(await page.content()).not.toContain("ask the printer");

  await thread
    .getByRole("button", { name: /^Remove the message/ })
    .first()
    .click();
  await office.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(thread.getByRole("listitem").first()).toContainText("Removed by");
  await comeBack(page);
  await expect(entries.first()).toContainText("Removed by");
  expect(await page.content()).not.toContain("PMS 300 it is.");
  await office.context().close();
});

/** Coming back to the page asks at once; left open, it asks every 30 s. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}
