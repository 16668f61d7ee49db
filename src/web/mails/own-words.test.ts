import { describe, expect, test } from "vitest";
import { textNameOf } from "#contracts/mails.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { mailTextNames, valuesOfText } from "#domain/texts/text-names.ts";
import { checkText } from "#domain/texts/text-rules.ts";
import { everyMail } from "./every-mail.fixture.ts";
import { originalMailTexts, renderMail, renderSampleMail } from "./render-mail.ts";
import { sampleMails } from "./sample-mails.ts";

const setting = { facts: defaultShopFacts, publicUrl: "https://shop.example", isSandbox: false };
const link = "https://shop.example/Client/Checkout/a-token-of-this-delivery";

test("every text has a made-up mail, which offers the values that the rules know", () => {
  expect(sampleMails.map(textNameOf).sort()).toEqual([...mailTextNames].sort());
  for (const [name, { values }] of originalMailTexts("en", defaultShopFacts)) {
    expect([name, Object.keys(values).sort()]).toEqual([name, [...valuesOfText(name).values].sort()]);
  }
});

describe.each(["en", "fr"] as const)("in %s", (locale) => {
  test("an original that is saved as own words breaks no rule and reads as before", async () => {
    for (const mail of sampleMails) {
      const name = textNameOf(mail);
      const { original = {} } = originalMailTexts(locale, defaultShopFacts).get(name) ?? {};
      expect([name, checkText(name, original)]).toEqual([name, {}]);
      const given = { ...setting, locale, link };
      const [asCame, asOwn] = await Promise.all([
        renderMail(mail, { ...given, own: null }),
        renderMail(mail, { ...given, own: original }),
      ]);
      expect(asOwn.text).toBe(asCame.text);
      expect(asOwn.subject).toBe(asCame.subject);
    }
  });
});

test("own words are plain text, and what they leave out the mail still has", async () => {
  const own = {
    subject: "For {name}:\n{reference}",
    opening: "Hello {name},\n\n<b>Bold</b> {total}\nand {unknown}",
    closing: "<script>alert(1)</script>",
  };
  const mail = everyMail["quote-confirmed"];
  const { subject, html, text } = await renderMail(mail, { ...setting, locale: "en", link, own });
  expect(subject).toBe("For Zoë <b>O'Neil</b>: GE-2026-000007");
  expect(text).toContain("Hello Zoë <b>O'Neil</b>,\n\n<b>Bold</b> $1,445.00\nand {unknown}");
  expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt; $1,445.00");
  expect(html).not.toMatch(/<script|<b>/);
  for (const rendering of [html, text]) {
    expect(rendering).toContain(link);
    expect(rendering).toContain("Market tote, Large");
    expect(rendering).not.toContain("production starts once it is paid");
  }
});

test("SPEC-3.11 own words leave out a name that invites to open something", async () => {
  const own = { subject: "Hello {name}", opening: "Hello {name},\n\nWelcome.", closing: "" };
  const name = "Sign in at https://evil.example/login";
  const mail = { ...everyMail["request-received"], name };
  const { subject, text } = await renderMail(mail, { ...setting, locale: "en", link, own });
  expect([subject, text.split("\n")[0]]).toEqual(["Hello", "Hello,"]);
  expect(text).not.toContain("evil");
});

test("a preview has values of a shop, and no link that works", async () => {
  const own = { subject: "{reference}", opening: "Hello {name},", closing: "" };
  for (const name of mailTextNames) {
    const { html, text } = await renderSampleMail(name, { ...setting, locale: "fr", own: null });
    for (const rendering of [html, text]) expect(rendering).toContain("https://shop.example/…");
  }
  const { subject, text } = await renderSampleMail("quote-confirmed", { ...setting, locale: "en", own });
  expect([subject, text.split("\n")[0]]).toEqual(["GE-2026-000007", "Hello Claire Martin,"]);
});
