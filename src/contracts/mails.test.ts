import { expect, test } from "vitest";
import { mail } from "./mails.ts";

test("a mail that waits in a shop's outbox can be read after an update: its fields keep their names", () => {
  const fields = Object.fromEntries(
    mail.options.map(({ shape }) => [shape.template.value, Object.keys(shape).slice(1).join(" ")]),
  );
  expect(fields).toMatchInlineSnapshot(`
    {
      "access-link": "quoteId reference name",
      "address-confirmation": "userId name",
      "answered-by-link": "quoteId reference news address",
      "clients-merged": "name otherAddress isLeft isUndone",
      "contact-answered": "name message text",
      "credit-note-issued": "quoteId reference name invoiceId number amountCents money invoiceNumber reason",
      "delivery-news": "quoteId reference name news order units carrier tracking chooseUntil totalCents balanceCents money payTo",
      "invitation": "invitationId name role by",
      "invoice-issued": "quoteId reference name invoiceId number amountCents money dueOn isDeposit paid payTo",
      "logo-damaged": "quoteId reference name",
      "message-received": "quoteId reference name count",
      "newsletter-welcome": "subscriptionId",
      "offer-shared": "quoteId reference linkId",
      "order-news": "quoteId reference name number news arrivesOn arrivedBefore",
      "password-link": "kind subjectId name",
      "payment-received": "quoteId reference name lines discountCents taxes agreedCents logoFeeCents isLogoRequired totalCents paymentId paymentReference paidAt receivedOn amountCents openCents money isTest",
      "payment-refunded": "quoteId reference name amountCents reason money isTest",
      "proof-news": "quoteId reference name orderId orderNumber number news still",
      "quote-confirmed": "quoteId reference name lines discountCents taxes agreedCents logoFeeCents isLogoRequired totalCents",
      "quote-news": "quoteId reference name totalCents isTotalOpen text dues news validUntil money payTo lines discountCents taxes quantities",
      "quote-price-changed": "quoteId reference name lines discountCents taxes agreedCents logoFeeCents isLogoRequired totalCents previousLogoFeeCents previousTotalCents",
      "quote-rejected": "quoteId reference name reason",
      "refund-failed": "quoteId reference name amountCents money isTest",
      "request-received": "quoteId reference name lines discountCents taxes agreedCents logoFeeCents isLogoRequired totalCents places isLogoLocked",
      "staff-account-notice": "notice name account by accountEmail byEmail newAddress oldAddress",
      "staff-backup-failed": "problem",
      "staff-contact-received": "name email message",
      "staff-logo-damaged": "quoteId reference name email fileName isClientTold",
      "staff-message-received": "quoteId reference name count",
      "staff-money-news": "news day moves more",
      "staff-payment-alert": "concern quoteId reference paymentReference amountCents isTest",
      "staff-payment-received": "quoteId reference name email amountCents openCents isTest",
      "staff-proof-news": "quoteId reference name orderId orderNumber number news email text",
      "staff-quote-news": "quoteId reference name totalCents isTotalOpen text dues news email",
      "staff-request-received": "quoteId reference name lines discountCents taxes agreedCents logoFeeCents isLogoRequired totalCents email phone message company deliveryAddress wantedBy poNumber productColours logoColours clothNames places logoName fileNames isLogoLocked",
      "staff-settings-changed": "by changes",
      "staff-storage-full": "storedMegabytes limitMegabytes",
      "staff-test-mail": "name",
      "staff-webhook-off": "host answer",
      "statement": "companyId clientId name on amountCents",
      "transfer-details": "quoteId reference name totalCents holder bank account code isExample",
    }
  `);
});
