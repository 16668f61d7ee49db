import type { Request } from "@playwright/test";
import { waits } from "#domain/time/waits.ts";
import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

test("the dashboard shows the shop's health and figures, and what waits; keys lead everywhere, and can be turned off; Déconnexion ends at the sign-in page", async ({
  page,
  shop,
}) => {
  await requestQuote(shop, { name: "Dash Board" });
  await openOffice(page, shop, "section=dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByRole("region", { name: "System Status" })).toContainText("Operational");
  await expect(page.getByRole("region", { name: "API Status" })).toContainText("Connected");
  await expect(page.getByRole("region", { name: "Total Users" })).toContainText("admin");
  await expect(page.getByRole("region", { name: "User Statistics" })).toContainText("Administrators");
  await expect(page.getByText("GET /api/views")).toBeVisible();
  await expect(page.getByText("System Online")).toBeVisible();
  for (const chart of ["Visits", "Quotes by status", "Revenue", "Time to first answer"]) {
    await expect(page.getByRole("heading", { name: chart })).toBeVisible();
  }
  await page.route("**/api/views", (route) => route.fulfill({ json: { views: 1_234_567 } }));
  await page.getByRole("button", { name: "Refresh Total Views" }).click();
  await expect(page.getByRole("region", { name: "Total Views" })).toContainText("1.2M");
  await page.getByRole("button", { name: "Refresh All" }).click();

  // What waits stands first, and leads to where it is done.
  const waiting = page.getByRole("list", { name: "Our turn" });
  await waiting.getByRole("link", { name: "Answer the request" }).first().click();
  await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/status=paid/);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Type a command or a search" }).fill("sizes");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Size Management");
  await page.keyboard.press("q");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes Management");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes Management");
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await arriveAt(page, "**/login");
  // He was not sent here from a page that he asked for.
  await expect(page.getByText("Please log in to access")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a message is read, a mail is looked at and sent again, a deleted quote comes back", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Tina Trash" });
  await asStaff(shop, "POST", "/api/ContactMessage", {
    name: "Ann Visitor",
    email: "ann@visitor.example",
    message: "Do you ship to Alaska?",
  });
  await openOffice(page, shop, "section=inbox");
  await page
    .getByRole("button", { name: /Ann Visitor/ })
    .first()
    .click();
  await expect(openDialog(page)).toContainText("Do you ship to Alaska?");
  await openDialog(page).getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Delete the message of Ann Visitor" }).click();
  const asked = page.getByRole("alertdialog", { name: "Delete the message of Ann Visitor?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  await page.getByRole("button", { name: "Delete the message of Ann Visitor" }).click();
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The message of Ann Visitor is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /Ann Visitor/ }).first()).toBeVisible();

  await page.getByRole("link", { name: "Mails", exact: true }).click();
  await page.getByPlaceholder("Search by recipient or mail...").fill(quote.email);
  // Searching begins a moment after the last key, and closes what was opened before.
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("button", { name: quote.email }).click();
  const mail = openDialog(page);
  await expect(mail.getByRole("heading", { name: `Your quote request ${quote.reference}` })).toBeVisible();
  await expect(mail.frameLocator("iframe").getByText("Hello Tina Trash,")).toBeVisible();
  await expect(mail.locator("iframe")).toHaveAttribute("sandbox", "");
  await mail.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The mail is on its way again.")).toBeVisible();

  await asStaff(shop, "DELETE", `/api/quotes/${quote.id}`);
  await page.goto("/admin?section=trash");
  await page.getByRole("button", { name: `Restore ${quote.reference} Tina Trash` }).click();
  await expect(page.getByText(`${quote.reference} Tina Trash is restored.`)).toBeVisible();
});
test("a superseded request is aborted: a search that goes on, a section that was left", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Bree Breakoff" });
  await openOffice(page, shop, "section=devis&search=Breakoff");
  await expect(page.getByText(quote.reference).first()).toBeVisible();
  const isList = (url: URL) => url.pathname === "/api/quotes";
  // They get no answer: each waits until it is aborted.
  await page.route(isList, () => undefined);
  const isFor = (text: string) => (request: Request) =>
    new URL(request.url()).searchParams.get("search") === text;
  // Left alone, a call gives up by itself.
  const timeout = waits.callTimeout / 2;
  const isBrokenOff = (text: string) =>
    page.waitForEvent("requestfailed", { predicate: isFor(text), timeout });
  const isAsked = (text: string) => page.waitForRequest(isFor(text));
  const search = page.getByRole("searchbox");
  const firstEnds = isBrokenOff("Bree");
  await Promise.all([isAsked("Bree"), search.fill("Bree")]);
  const secondEnds = isBrokenOff("Break");
  await Promise.all([isAsked("Break"), search.fill("Break")]);
  await firstEnds;
  await page.getByRole("link", { name: "Mails", exact: true }).click();
  await secondEnds;
  await page.unroute(isList);
  await page.goBack();
  await expect(page.getByText(quote.reference).first()).toBeVisible();
});
