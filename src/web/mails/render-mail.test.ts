import { describe, expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { everyMail } from "./every-mail.fixture.ts";
import { renderMail } from "./render-mail.ts";

const link = "https://shop.example/Client/Checkout/a-token-of-this-delivery";
const setting = { facts: defaultShopFacts, publicUrl: "https://shop.example", isSandbox: true, own: null };
const mails = Object.values(everyMail);

/** What a reader must find in a mail, in both renderings, in English and in French. */
const told: Readonly<Partial<Record<string, readonly [en: readonly string[], fr: readonly string[]]>>> = {
  "request-received": [
    [
      ...["GE-2026-000007", "Market tote, Large", "Total (estimate)", "$1,445.00", "only with a password"],
      ...["Printed places and colors", "Front: 2 colors, Back: 1 color"],
    ],
    ["GE-2026-000007", "1 445,00", "mot de passe", "Avant : 2"],
  ],
  "quote-confirmed": [
    ["$1,445.00", "Logo printing, setup fee", "$45.00"],
    ["1 445,00", "Impression du logo, frais techniques"],
  ],
  "quote-price-changed": [
    ["from $20.00 to $45.00", "was $1,420.00 and is now $1,445.00"],
    ["1 420,00", "1 445,00"],
  ],
  "quote-rejected": [["Bags for the fair,"], ["Bags for the fair,"]],
  "transfer-details": [
    ["Green Eco Inc.", "First Bank", "US-1", "GE-2026-000007", "$1,445.00", "EXAMPLE"],
    ["Titulaire du compte", "EXEMPLE"],
  ],
  "payment-received": [
    ["pi_123", "TEST", "Ordered", "$2,890.00", "Paid on November 21, 2026", "−$1,445.00", "Left to pay"],
    ["pi_123", "TEST", "Commandé", "Payé le 21 novembre 2026", "Reste à payer"],
  ],
  "invoice-issued": [
    ["I-2026-0005", "$1,445.00", "December 20, 2026", "PDF", "Ordered", "Left to pay"],
    ["I-2026-0005", "1 445,00", "20 décembre 2026"],
  ],
  "credit-note-issued": [
    ["C-2026-0002", "I-2026-0005", "Bags for the fair,", "Left to pay"],
    ["C-2026-0002", "I-2026-0005"],
  ],
  statement: [
    ["December 20, 2026", "$1,445.00", "PDF"],
    ["20 décembre 2026", "1 445,00"],
  ],
  "refund-failed": [
    ["$1,445.00", "Left to pay"],
    ["1 445,00", "Reste à payer"],
  ],
  "payment-refunded": [["$1,445.00", "Bags for the fair,"], ["1 445,00"]],
  "staff-request-received": [
    [
      ...["zoe@example.com", "(303) 555-0123", "Bags for the fair,", "North Market LLC", "PO-7781"],
      ...["January 15, 2027", "Natural, #123456", "Forest", "only with a password"],
    ],
    ["zoe@example.com", "Écru, #123456", "Vert forêt", "15 janvier 2027", "mot de passe"],
  ],
  "logo-damaged": [["arrived damaged", "answer this mail with the file attached"], ["est arrivé endommagé"]],
  "staff-logo-damaged": [["zoe@example.com", "cannot be opened"], ["zoe@example.com"]],
  "message-received": [
    ["2 messages", "GE-2026-000007", "not read"],
    ["2 messages", "GE-2026-000007", "ne sont pas lues"],
  ],
  "staff-message-received": [["1 message", "GE-2026-000007"], ["1 message"]],
  "staff-account-notice": [
    ["address", "ben@example.com and is ben@new.example now", "Ann"],
    ["ben@example.com", "ben@new.example", "Ann"],
  ],
  "staff-webhook-off": [["HTTP 500"], ["HTTP 500", "Connexions"]],
  "staff-backup-failed": [["next night"], ["sauvegarde"]],
  "staff-settings-changed": [
    ["Account number or IBAN", "LT12 1000 0111", "Before: FR76 3000 4000", "Yes"],
    ["LT12 1000 0111", "FR76 3000 4000", "Oui"],
  ],
  "staff-money-news": [
    ["GE-2026-000007", "$1,445.00", "Transfer recorded", "3 more"],
    ["GE-2026-000008", "1 445,00", "Virement noté"],
  ],
  "delivery-news": [
    ["GO-2026-000007", "12,500 bags", "UPS", "https://www.ups.com/track?tracknum=1Z999AA1"],
    ["GO-2026-000007", "12 500 sacs", "sont partis"],
  ],
  "staff-payment-alert": [["already paid"], ["pi_124"]],
  "staff-storage-full": [["9998 MB of 10000 MB"], ["LOGO_STORAGE_MB"]],
  "contact-answered": [
    ["we deliver to Lyon", "Bags for the fair,"],
    ["we deliver to Lyon", "Bags for the fair,"],
  ],
  "staff-contact-received": [["zoe@example.com", "Bags for the fair,"], ["zoe@example.com"]],
};

/** As a reader sees it: narrow and plain spaces look alike, tags are gone. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(mails.map((mail) => [mail.template, mail] as const))("%s", (template, mail) => {
  test.each(["en", "fr"] as const)("as HTML and as text in %s", async (locale) => {
    const { subject, html, text } = await renderMail(mail, { ...setting, locale, link });
    expect(subject).toMatch(/^\S.{5,}$/);
    expect(html).toContain(`lang="${locale}"`);
    for (const rendering of [plain(html), plain(text)]) {
      expect(rendering).toContain(link);
      // Nothing that a template forgot to fill in, or to translate.
      expect(rendering).not.toMatch(/\{\w+\}|undefined|\bNaN\b|\[object/);
      for (const part of told[template]?.[locale === "en" ? 0 : 1] ?? []) expect(rendering).toContain(part);
    }
    expect(html).not.toMatch(/<script|<b>O/);
    expect(html).not.toMatch(/<(img|link|iframe|form)\b/);
  });

  test("each language has words of its own", async () => {
    const [en, fr] = await Promise.all(
      (["en", "fr"] as const).map((locale) => renderMail(mail, { ...setting, locale, link })),
    );
    expect(fr?.subject).not.toBe(en?.subject);
    expect(fr?.text).not.toBe(en?.text);
  });

  test("SPEC-0.12 looked at by staff it holds no token", async () => {
    const { html, text } = await renderMail(mail, { ...setting, locale: "en", link: undefined });
    for (const rendering of [html, text]) {
      expect(rendering).toContain("https://shop.example/…");
      expect(rendering).not.toMatch(
        /Checkout\/|reset-password\/|unsubscribe\/|invitation\/|confirm-address\//,
      );
    }
  });
});

test("an amount stays in one piece, and the shop's mark stands over the mail without a picture", async () => {
  const { html } = await renderMail(everyMail["quote-confirmed"], { ...setting, locale: "fr", link });
  const cells = [...html.matchAll(/<td align="right" style="([^"]*)">([^<]*)/g)];
  const amounts = cells.filter(([, , text = ""]) => text.includes("$US"));
  expect(amounts).toHaveLength(3);
  for (const [, style] of amounts) expect(style).toContain("white-space:nowrap");
  expect(html).toMatch(/aria-hidden="true"[\s\S]+border-radius:5px;background:#b8e45c/);
  expect(html).not.toContain("<img");
});
test.each([
  "payment-received",
  "payment-refunded",
  "refund-failed",
  "staff-payment-received",
  "staff-payment-alert",
] as const)(
  "SPEC-3.9 %s says TEST where no money moves, whatever the shop's provider is by now",
  async (template) => {
    for (const isSandbox of [true, false]) {
      const tested = { ...everyMail[template], isTest: true };
      const { text, html } = await renderMail(tested, { ...setting, locale: "en", link, isSandbox });
      for (const rendering of [text, html]) expect(rendering).toContain("TEST – no money moves");
      const real = { ...everyMail[template], isTest: false };
      const said = await renderMail(real, { ...setting, locale: "en", link, isSandbox });
      expect(said.text).not.toContain("TEST");
    }
  },
);

test.each([
  "request-received",
  "quote-confirmed",
  "access-link",
  "clients-merged",
  "invitation",
  "password-link",
  "payment-received",
  "message-received",
  "staff-account-notice",
] as const)("SPEC-3.11 %s leaves out a name that invites to open or to call something", async (template) => {
  const name = "Your account is locked: sign in at https://evil.example/login or call +1 900 555 0100";
  for (const locale of ["en", "fr"] as const) {
    const { subject, html, text } = await renderMail(
      { ...everyMail[template], name },
      { ...setting, locale, link },
    );
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil|locked|900/);
  }
});

test("L10.7 what comes next is told when all is paid at once; after a part, what is open", async () => {
  const render = async (part: { amountCents?: number; openCents?: number }) =>
    plain(
      (
        await renderMail(
          { ...everyMail["payment-received"], money: undefined, ...part },
          { ...setting, locale: "en", link },
        )
      ).text,
    );
  expect(await render({})).toContain(
    "your payment of $1,445.00. The page of your order says what comes next.",
  );
  const deposit = await render({ amountCents: 50_000, openCents: 94_500 });
  expect(deposit).toMatch(/your payment of \$500\.00\.\s/);
  expect(deposit).toContain("$945.00");
  const balance = await render({ amountCents: 94_500, openCents: 0 });
  for (const text of [deposit, balance]) expect(text).not.toContain("comes next");
});

test("L10.7 staff is told that a part of a quote is paid, and what is open", async () => {
  const render = (openCents?: number) =>
    renderMail(
      { ...everyMail["staff-payment-received"], ...(openCents !== undefined && { openCents }) },
      { ...setting, locale: "en", link },
    );
  const part = await render(94_500);
  expect(part.subject).toMatch(/^Part of quote GE-2026-000007 is paid: /);
  expect(part.text).toContain("$945.00");
  for (const whole of [await render(), await render(0)])
    expect(whole.subject).toMatch(/^Quote GE-2026-000007 is paid: /);
});

test("SPEC-3.11 a notice tells an account with such a name by its address", async () => {
  const name = "Call +1 900 555 0100";
  const addresses = { accountEmail: "eve...@example.com", byEmail: "ben...@example.com" };
  const mail = { ...everyMail["staff-account-notice"], ...addresses, name, account: name, by: name };
  for (const locale of ["en", "fr"] as const) {
    const { subject, html, text } = await renderMail(mail, { ...setting, locale, link });
    for (const part of [subject, html, text]) expect(part).not.toContain("900");
    expect(subject).toContain("eve...@example.com");
    expect(text).toContain("ben...@example.com");
  }
});

test("a shop that really takes money says nothing of a test", async () => {
  const real = { ...setting, locale: "en", link, isSandbox: false } as const;
  const { text } = await renderMail(everyMail["payment-received"], real);
  expect(text).not.toContain("TEST");
  // Nor of a transfer that really came, while cards are still the sandbox's.
  const came = { ...everyMail["payment-received"], isTest: false };
  expect((await renderMail(came, { ...real, isSandbox: true })).text).not.toContain("TEST");
});

test("L10.7 who accepts in parts reads what is due and by when, and not that production waits for all of it", async () => {
  const accepted = { ...everyMail["quote-news"], news: "accepted" } as const;
  const dues = [
    { kind: "deposit", amountCents: 291_828, due: "on-acceptance", days: null, dueOn: "2026-12-03" },
    { kind: "balance", amountCents: 291_828, due: "before-shipping", days: null, dueOn: null },
  ] as const;
  const render = async (locale: "en" | "fr", more = {}) =>
    plain((await renderMail({ ...accepted, ...more }, { ...setting, locale, link })).text);
  expect(await render("en")).toContain("please pay it, so that production can start");
  const english = await render("en", { dues });
  expect(english).not.toContain("production can start");
  for (const text of ["by December 3, 2026", "$2,918.28", "before shipping"]) expect(english).toContain(text);
  expect(await render("fr", { dues })).toContain("au plus tard le 3 décembre 2026");
});
