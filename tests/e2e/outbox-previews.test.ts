import { mail as mailContract } from "#contracts/mails.ts";
import { expect, test } from "#tests/support/browser.ts";
import { announceTransfer, askForClientQuote, payByCard } from "#tests/support/client-quote.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";
import { testAdmin } from "#tests/support/server-process.ts";

interface Mail {
  readonly id: number;
  readonly template: string;
}
const secret =
  /Checkout\/[\w-]{20}|reset-password\/[\w-]{20}|unsubscribe\/[\w-]{20}|invitation\/[\w-]{20}|confirm-address\/[\w-]{20}/;
/** What this journey does not bring about: src/web/mails composes these as all others. */
const needMore: ReadonlySet<string> = new Set([
  "address-confirmation",
  "clients-merged",
  "invoice-issued",
  "credit-note-issued",
  "invitation",
  "staff-storage-full",
  "staff-test-mail",
  "logo-damaged",
  "staff-logo-damaged",
  "quote-price-changed",
  ...["delivery-news", "order-news", "proof-news", "staff-proof-news"],
  "refund-failed",
  "staff-account-notice",
  "staff-settings-changed",
  "staff-quote-news",
  ...["answered-by-link", "contact-answered", "statement"],
  ...["staff-webhook-off", "staff-backup-failed"],
  // These leave five minutes after the message.
  "message-received",
  "staff-message-received",
]);

test("mails of every kind can be looked at in the back office, none with a link that works", {
  tag: "@deep",
}, async ({ page, shop }) => {
  test.setTimeout(120_000);
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const rejected = await askForClientQuote(shop);
  await rejected.decide("reject", { reason: "We print from 10,000 pieces only." });
  const offered = await askForClientQuote(shop);
  await offered.offer({ lines: [{ kind: "fee", name: "Folding", amount: 120 }] });
  await asStaff(shop, "POST", `/api/quotes/${offered.id}/share`, {
    email: "eve@reader.example",
    rights: "read",
  });
  // A transfer that was announced leaves no other way to pay (SPEC-3.8), so the card pays another quote.
  const announced = await askForClientQuote(shop, true);
  await announceTransfer(shop, announced);
  const quote = await askForClientQuote(shop, true);
  await payByCard(shop, quote);
  // A transfer arrives for it as well: a payment for staff to check.
  const { total_quote: amount } = (await asStaff(shop, "GET", `/api/quotes/${quote.id}/total`)) as {
    total_quote: number;
  };
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, { amount });
  const { payments } = (await asStaff(shop, "GET", `/api/payments?search=${quote.email}&per_page=5`)) as {
    payments: { id: number; provider: string }[];
  };
  const card = payments.find(({ provider }) => provider === "sandbox");
  await asStaff(shop, "POST", `/api/payments/${card?.id}/refund`, { amount: "1.00", reason: "A strap." });
  await post("client-access", { email: quote.email });
  await post("password/forgot", { email: testAdmin.email });
  await post("ContactMessage", {
    name: "Bob",
    email: "bob@reader.example",
    message: "Do you print in gold?",
  });
  await post("newsletter", { email: "bob@reader.example" });

  const { mails } = (await asStaff(shop, "GET", "/api/outbox?per_page=100")) as { mails: Mail[] };
  const kinds = new Map(mails.map((mail) => [mail.template, mail]));
  // Another journey in this shop may have brought about one of the others.
  expect([...kinds.keys()].filter((template) => !needMore.has(template)).sort()).toEqual(
    mailContract.options
      .map(({ shape }) => shape.template.value)
      .filter((template) => !needMore.has(template))
      .sort(),
  );
  for (const { id, template } of kinds.values()) {
    const preview = (await asStaff(shop, "GET", `/api/outbox/${id}`)) as Record<"html" | "text", string>;
    expect(preview.html, template).toContain("/…");
    expect(`${preview.html}${preview.text}`, template).not.toMatch(secret);
  }
  await openOffice(page, shop, "section=outbox&search=transfer-details");
  await page.getByRole("button", { name: announced.email }).first().click();
  const preview = openDialog(page).frameLocator('iframe[title="Preview of the mail"]');
  await expect(preview.getByText("EXAMPLE-ACCOUNT")).toBeVisible();
});
