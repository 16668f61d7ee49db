import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { hold } from "#tests/support/hold.ts";
import { asStaff, openOffice, requestQuote } from "#tests/support/office.ts";
import { refuse, serverSentence } from "#tests/support/refusals.ts";

/** What is shown as done before the server has said so goes back to how it was when it is refused, with words. */
test.use({ expectedErrors: [/status of 409/] });

/** Shows what happens while the answer is on its way, and after it was a refusal. */
async function refuseLate(
  page: Page,
  asked: { readonly method: string; readonly url: RegExp },
  { act, meanwhile, after }: Record<"act" | "meanwhile" | "after", () => Promise<void>>,
): Promise<void> {
  await refuse(page, asked, 409);
  const letGo = await hold(page, asked.url);
  await act();
  await meanwhile();
  await letGo();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(serverSentence(409));
  await after();
}

test("a message: read at once and unread again", async ({ page, shop }) => {
  const name = "Rolf Rollback";
  const message = { name, email: "rolf@example.com", message: "Do you ship to Ohio?" };
  await fetch(`${shop.url}/api/ContactMessage`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  await openOffice(page, shop, `section=inbox&search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  const unread = row.getByRole("button", { name: `${name} unread` });
  const url = /\/api\/contact-messages\/\d+/;
  await expect(unread).toBeVisible();
  await refuseLate(
    page,
    { method: "PUT", url },
    {
      act: () => row.getByRole("button", { name: `Mark ${name} as read` }).click(),
      meanwhile: () => expect(unread).toHaveCount(0),
      after: () => expect(unread).toBeVisible(),
    },
  );
});

test("the trash: what is restored leaves at once, and lies there again", async ({ page, shop }) => {
  const { id } = await requestQuote(shop, { name: "Tilda Trashed" });
  await asStaff(shop, "DELETE", `/api/quotes/${id}`);
  await openOffice(page, shop, "section=trash&search=Tilda");
  const row = page.getByRole("row").filter({ hasText: "Tilda" }).or(page.getByRole("row").nth(1)).first();
  await expect(row).toBeVisible();
  await refuseLate(
    page,
    { method: "POST", url: /\/api\/quotes\/\d+\/restore/ },
    {
      act: () => row.getByRole("button", { name: /^Restore/ }).click(),
      meanwhile: () => expect(page.getByRole("row")).toHaveCount(0),
      after: () => expect(row).toBeVisible(),
    },
  );
});

test("the trash: of two that are restored at once, the one that is refused says so", async ({
  page,
  shop,
}) => {
  const deleted = async () => {
    const quote = await requestQuote(shop, { name: "Thora Two" });
    await asStaff(shop, "DELETE", `/api/quotes/${quote.id}`);
    return quote;
  };
  const [first, second] = [await deleted(), await deleted()];
  const restoreOf = ({ id }: { id: number }) => new RegExp(`/api/quotes/${id}/restore$`);
  await openOffice(page, shop, "section=trash&search=Thora");
  const press = ({ reference }: { reference: string }) =>
    page.getByRole("button", { name: new RegExp(`^Restore ${reference}`) }).click();
  await refuse(page, { method: "POST", url: restoreOf(first) }, 409);
  const letFirstGo = await hold(page, restoreOf(first));
  const letSecondGo = await hold(page, restoreOf(second));
  await press(first);
  await press(second);
  await letFirstGo();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(serverSentence(409));
  await letSecondGo();
  await expect(page.getByText(`${second.reference} Thora Two is restored.`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(serverSentence(409));
  await expect(page.getByRole("row").filter({ hasText: first.reference })).toBeVisible();
});
