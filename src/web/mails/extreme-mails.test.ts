import fc from "fast-check";
import { expect, test } from "vitest";
import { type MailTemplate, mail as mailSchema } from "#contracts/mails.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { extremeOf } from "#tests/support/extremes.ts";
import { sized } from "#tests/support/lane.ts";
import { renderMail } from "./render-mail.ts";

const setting = {
  ...{ facts: defaultShopFacts, publicUrl: "https://shop.example", isSandbox: true, own: null },
  link: "https://shop.example/a-link",
};
const schemas = mailSchema.options.map((schema) => [schema.shape.template.value, schema] as const);

// Amounts below zero, of nothing, and the largest; what may be missing is missing.
test.each<readonly [MailTemplate, (typeof schemas)[number][1]]>(schemas)(
  "FOUND-F1 %s is written whatever its values",
  async (_, schema) => {
    await fc.assert(
      fc.asyncProperty(
        extremeOf(schema),
        fc.constantFrom("en" as const, "fr" as const),
        async (mail, locale) => {
          const { html, text } = await renderMail(mail, { ...setting, locale });
          for (const rendering of [html, text]) expect(rendering).not.toMatch(/undefined|\bNaN\b|\[object/);
        },
      ),
      { numRuns: sized({ quick: 20, deep: 400 }) },
    );
  },
);
