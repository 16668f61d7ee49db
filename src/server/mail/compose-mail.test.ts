import { expect, test } from "vitest";
import { staffChooseLanguage } from "#server/features/accounts/users/staff-choose-language.ts";
import { staffChangeSettings } from "#server/features/settings/staff-change-settings.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import type { WebEntry } from "#server/platform/pages/web-entry.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addDrawnSketch } from "#tests/support/sketches.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { composeMail, composePreview } from "./compose-mail.ts";

const database = await openTestDatabase();
const staffEmail = "Desk@Example.com";
const services = createTestServices(database, { STAFF_EMAIL: staffEmail, SHOP_LANGUAGE: "fr" });
const product = await addProduct(services);

/** Writes a mail as its language and its link alone, and beside it the shop's name. */
const entry: Pick<WebEntry, "renderMail"> = {
  renderMail: async (mail, { locale, link, facts, sketch = "" }) => ({
    subject: mail.template,
    html: facts.name + sketch,
    text: `${locale} ${link}`,
  }),
};

/** What is delivered of the mails that wait, by template. */
async function deliverAll(shop = services): Promise<Map<string, MailMessage>> {
  const mails = new Map<string, MailMessage>();
  await deliverMails({
    db: services.db,
    log: services.log,
    clock: services.clock,
    mailWorker: "test",
    compose: composeMail(shop, entry),
    transport: { send: async (mail) => void mails.set(mail.subject, mail), close: () => undefined },
  });
  return mails;
}

test("an answer to staff's notice goes to the buyer, one to a client's mail to the shop", async () => {
  const fields = { name: 'Ann, "Eve" Miller', email: "ann@example.com" };
  await askForQuote(services, product, { fields });
  const mails = await deliverAll();
  expect(mails.get("staff-request-received")?.replyTo).toEqual({
    name: 'Ann, "Eve" Miller',
    address: "ann@example.com",
  });
  expect(mails.get("request-received")?.replyTo).toEqual({
    name: "GREEN ECO",
    address: "contact@greeneco.example",
  });
});

test("a mail about a bag carries its sketch, which its HTML shows; a preview has it as data", async () => {
  const { id } = await askForQuote(services, product, { fields: { email: "dee@example.com" } });
  await addDrawnSketch(services, { quoteId: id, product: product.id });
  const row = await services.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", "dee@example.com")
    .executeTakeFirstOrThrow();
  expect((await composePreview(services, entry)(row)).html).toMatch(/data:image\/png;base64,/);
  const mails = await deliverAll();
  for (const template of ["request-received", "staff-request-received"]) {
    expect(mails.get(template)?.html).toMatch(/cid:sketch$/);
    expect(mails.get(template)?.attachments).toEqual([
      { filename: "sketch.png", contentType: "image/png", cid: "sketch", content: tinyPng },
    ]);
  }
});

test("who the shop is, as its settings have it now, signs a mail and a receipt", async () => {
  const { actor } = await addAdministrator(services);
  const sources = { isTaxProfile: async () => true, hasTraded: async () => false, paymentWays: () => [] };
  const rename = (shop_name: string) =>
    staffChangeSettings(services, actor, { changes: { shop_name }, expectedVersion: undefined }, sources);
  await rename("Sacs Rhône");
  await askForQuote(services, product, { fields: { email: "cam@example.com" } });
  const { replyTo, html } = (await deliverAll()).get("request-received") ?? {};
  expect([replyTo?.name, html]).toEqual(["Sacs Rhône", "Sacs Rhône"]);
  await rename("GREEN ECO");
});

test("staff's mail goes where the settings say", async () => {
  const { actor } = await addAdministrator(services);
  const sources = { isTaxProfile: async () => true, hasTraded: async () => false, paymentWays: () => [] };
  const meant = { expectedVersion: undefined, proof: { current_password: testPassword } };
  await staffChangeSettings(services, actor, { changes: { staff_email: "" }, ...meant }, sources);
  expect(staffRecipient(services).email).toBe(services.config.ADMIN_EMAIL);
  await staffChangeSettings(services, actor, { changes: { staff_email: staffEmail }, ...meant }, sources);
  expect(staffRecipient(services).email).toBe(staffEmail);
});

test("a notice of a payment is answered to the quote's client, of a message to its writer, of the shop to no one else", async () => {
  const { id, reference } = await askForQuote(services, product, { fields: { email: "bob@example.com" } });
  await services.db.transaction().execute(async (transaction) => {
    const alert = { concern: "already-paid", paymentReference: "pi_1", amountCents: 1 } as const;
    const to = staffRecipient(services);
    const post = (mail: Parameters<typeof postMail>[1]) => postMail(transaction, mail, to, services.clock());
    await post({ template: "staff-payment-alert", ...alert, quoteId: id, reference });
    await post({ template: "staff-storage-full", storedMegabytes: 1, limitMegabytes: 1 });
    const writer = { name: "Zoé Ng", email: "zoe@example.com" };
    await post({ template: "staff-contact-received", ...writer, message: "Do you deliver to Lyon?" });
  });
  const mails = await deliverAll();
  expect(mails.get("staff-payment-alert")?.replyTo?.address).toBe("bob@example.com");
  expect(mails.get("staff-payment-alert")?.text).toContain(`/admin/quotes/${id}`);
  const toWriter = { name: "Zoé Ng", address: "zoe@example.com" };
  expect(mails.get("staff-contact-received")?.replyTo).toEqual(toWriter);
  expect(mails.get("staff-storage-full")).not.toHaveProperty("replyTo");
});

test("SPEC-4.70 an answer to a contact message is replied to the shop, in the language of its reader", async () => {
  await services.db.transaction().execute(async (transaction) => {
    const mail = { template: "contact-answered", name: "Zoé", message: "Lyon?", text: "Yes." } as const;
    await postMail(transaction, mail, { email: "zoe@example.com", language: "fr" }, services.clock());
  });
  const sent = (await deliverAll()).get("contact-answered");
  const { name, email: address } = services.shop.facts();
  expect(sent).toMatchObject({ to: "zoe@example.com", language: "fr", replyTo: { name, address } });
  expect(sent?.text).toContain("/contact");
});

test("the confirmation and an offer carry the quote as a PDF, which does not open it", async () => {
  const { id, reference } = await askForQuote(services, product, { fields: { email: "dot@example.com" } });
  await deliverAll();
  const quote = { quoteId: id, reference, name: "Dot", totalCents: 1 };
  const priced = { lines: [], logoFeeCents: 0, isLogoRequired: false };
  await services.db.transaction().execute(async (transaction) => {
    const to = { email: "dot@example.com", language: "en" } as const;
    const post = (mail: Parameters<typeof postMail>[1]) => postMail(transaction, mail, to, services.clock());
    await post({ template: "quote-confirmed", ...quote, ...priced });
    await post({ template: "quote-news", ...quote, news: "offer" });
    await post({ template: "quote-rejected", quoteId: id, reference, name: "Dot", reason: "" });
  });
  const before = await services.db.selectFrom("quotes").selectAll().where("id", "=", id).execute();
  const mails = await deliverAll();
  for (const template of ["quote-confirmed", "quote-news"]) {
    const [attachment] = mails.get(template)?.attachments ?? [];
    expect(attachment?.filename).toBe(`${reference}.pdf`);
    expect(attachment?.content.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(mails.get("quote-rejected")?.attachments).toBeUndefined();
  expect(await services.db.selectFrom("quotes").selectAll().where("id", "=", id).execute()).toEqual(before);
});

test("staff's button leads to the quote itself", async () => {
  const { id } = await askForQuote(services, product);
  const text = (await deliverAll()).get("staff-request-received")?.text;
  expect(text).toContain(`https://shop.example/admin/quotes/${id}`);
});

test("SPEC-3.17 staff's mails are in the shop's language until the account chooses its own", async () => {
  const { actor } = await addAdministrator(services, { email: staffEmail.toLowerCase() });
  const languageNow = async () => {
    await askForQuote(services, product);
    const { text, language } = (await deliverAll()).get("staff-request-received") ?? {};
    expect(text?.slice(0, 2)).toBe(language);
    const [row] = await services.db
      .selectFrom("outbox")
      .select("language")
      .where("template", "=", "staff-request-received")
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(row?.language, "as the outbox tells it").toBe(language);
    return language;
  };
  expect(await languageNow()).toBe("fr");
  await staffChooseLanguage(services, actor, "en");
  expect(await languageNow()).toBe("en");
  await staffChooseLanguage(services, actor, null);
  expect(await languageNow()).toBe("fr");
});

test("SPEC-0.18 a shop of one language writes to clients in it, also what was queued before", async () => {
  const { actor } = await addAdministrator(services);
  const sources = { isTaxProfile: async () => true, hasTraded: async () => false, paymentWays: () => [] };
  const offer = (languages: "both" | "fr") =>
    staffChangeSettings(services, actor, { changes: { languages }, expectedVersion: undefined }, sources);
  await services.db.transaction().execute(async (transaction) => {
    const to = { email: "eve@example.com", language: "en" } as const;
    const post = (mail: Parameters<typeof postMail>[1]) => postMail(transaction, mail, to, services.clock());
    const merged = { otherAddress: "e•••@example.com", isUndone: false, isLeft: true };
    await post({ template: "clients-merged", name: "Eve", ...merged });
    await post({ template: "password-link", kind: "staff", subjectId: actor.userId, name: "Eve" });
  });
  await offer("fr");
  const mails = await deliverAll();
  expect(mails.get("clients-merged")?.language).toBe("fr");
  expect(mails.get("password-link")?.language).toBe("en");
  await offer("both");
});

test("FOUND-U30 a link opens in the language of its mail, but in the demo", async () => {
  const facts = () => ({ ...services.shop.facts(), isDemo: false });
  const own = { ...services, shop: { ...services.shop, facts } };
  const linkOf = async (shop: typeof services) => {
    const to = staffRecipient(shop);
    const mail = { template: "staff-storage-full", storedMegabytes: 1, limitMegabytes: 1 } as const;
    await shop.db.transaction().execute((transaction) => postMail(transaction, mail, to, shop.clock()));
    return (await deliverAll(shop)).get("staff-storage-full")?.text;
  };
  expect(await linkOf(services)).toMatch(/^fr .*\/admin$/);
  expect(await linkOf(own)).toMatch(/^fr .*\/admin\?language=fr$/);
});
