import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff } from "#tests/support/office.ts";
import {
  fillQuoteForm,
  loseNetwork,
  networkErrors,
  stayingOffline,
  visitAndKeep,
  waitingRequests,
} from "#tests/support/offline.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({ serviceWorkers: "allow", expectedErrors: networkErrors, launchOptions: stayingOffline });

const send = (page: Page) => page.getByRole("button", { name: "SEND MY REQUEST" }).click();
const kept = "Your request is kept. It will be sent when the network returns.";

/** Fills and sends the form without a network; there is still none afterwards. */
async function keepRequest(page: Page, email: string): Promise<void> {
  await visitAndKeep(page, "/devis");
  await loseNetwork(page.context());
  await fillQuoteForm(page, email);
  await send(page);
  await expect(page.getByText(kept)).toBeVisible();
}

async function quotesOf(shop: { url: string }, email: string): Promise<Record<string, unknown>[]> {
  const { quotes } = (await asStaff(shop, "GET", "/api/quotes")) as { quotes: Record<string, unknown>[] };
  return quotes.filter((quote) => quote.email === email);
}

test("F14 a request written offline, with its logo, is sent once: after its tab was closed, from two that are open", async ({
  page,
  context,
  shop,
}) => {
  const email = "offline@buyer.example";
  await visitAndKeep(page, "/devis");
  await loseNetwork(context);
  await page.reload();
  await fillQuoteForm(page, email);
  await page.getByLabel("Logo Required").check();
  const logo = { name: "train.png", mimeType: "image/png", buffer: tinyPng };
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await send(page);
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByText("Olga Offline, 12,000 bags, train.png")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("");

  const first = await context.newPage();
  await page.close();
  await first.goto("/devis");
  await expect(first.getByText(kept)).toBeVisible();
  const second = await context.newPage();
  await second.goto("/");
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/quotes"))
      sent.push(request.headers()["idempotency-key"] ?? "");
  });
  await context.setOffline(false);
  await expect.poll(async () => (await quotesOf(shop, email)).length).toBe(1);
  await expect.poll(() => waitingRequests(context)).toBe(0);
  await expect(first.getByText(kept)).toBeHidden();
  expect(new Set(sent).size).toBe(1);
  const [quote] = await quotesOf(shop, email);
  expect(quote).toMatchObject({ quantity: 12_000, is_logo_required: true });
  const told = async () => {
    const tabs = [first, second].map((tab) => tab.getByText(`Your reference: ${quote?.reference}`).count());
    return (await Promise.all(tabs)).reduce((sum, each) => sum + each, 0);
  };
  await expect.poll(told).toBe(1);
});

test("F14 a network that is said to be back before it is: the request is sent again by itself, and once", async ({
  page,
  context,
  shop,
}) => {
  const email = "early@buyer.example";
  await keepRequest(page, email);
  let tries = 0;
  await context.route("**/api/quotes", async (route) => {
    tries += 1;
    return tries === 1 ? await route.abort() : await route.fallback();
  });
  await context.setOffline(false);
  await expect(page.getByText(/Your reference: /)).toBeVisible();
  expect(tries).toBe(2);
  expect(await quotesOf(shop, email)).toHaveLength(1);
  expect(await waitingRequests(context)).toBe(0);
});

test("what the shop answers later is told: too early, then not as it is; nothing typed is lost", async ({
  page,
  context,
}) => {
  await keepRequest(page, "later@buyer.example");
  const answers = [
    { status: 503, headers: { "retry-after": "90" }, json: { code: "busy", message: "Too busy" } },
    { status: 422, json: { code: "invalid", message: "Faulty", errors: { phone: ["No such phone"] } } },
  ];
  await context.route("**/api/quotes", async (route) => {
    const answer = answers.shift();
    return answer ? await route.fulfill(answer) : await route.fallback();
  });
  await context.setOffline(false);
  await expect(page.getByText("The shop could not take your kept request yet.")).toBeVisible();
  await expect(page.getByText(/It will be sent again at/)).toBeVisible();
  await page.getByRole("button", { name: "Send it now" }).click();
  const card = page.getByRole("status").filter({ hasText: "This request could not be accepted as it is" });
  await expect(card).toContainText("No such phone");
  await card.getByRole("button", { name: "Correct it" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Olga Offline");
  await expect(page.getByRole("link", { name: "No such phone" })).toBeVisible();
  await send(page);
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
});

test("a request that got no answer can be kept instead, changed, and discarded", async ({
  page,
  context,
}) => {
  await page.goto("/devis");
  await fillQuoteForm(page, "no-answer@buyer.example");
  await context.route("**/api/quotes", (route) => route.abort());
  await send(page);
  await expect(page.getByText("An error occurred while sending")).toBeVisible();
  await page.getByRole("button", { name: "Keep it, and send it when the network returns" }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("no-answer@buyer.example");
  await expect(page.getByText(kept)).toBeHidden();
  await send(page);
  await page.getByRole("button", { name: "Keep it, and send it when the network returns" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByText(kept)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(kept)).toBeVisible();
});
