import fc from "fast-check";
import { expect, test } from "vitest";
import { sendContactMessage } from "#contracts/contact.ts";
import { contactEmailRule, contactMessageRule, contactNameRule } from "#domain/contact/contact-rules.ts";
import { cleanEmail, cleanLine, cleanText } from "#domain/text/clean.ts";
import { anyText } from "#tests/support/any-text.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";

const runs = sized({ quick: 10_000, deep: 200_000 });
const shape = sendContactMessage.body.shape;

/** The form's schema of a field, and the server's. */
const fields = [
  { name: "name", clean: cleanLine, rule: contactNameRule, arrives: shape.name },
  { name: "email", clean: cleanEmail, rule: contactEmailRule, arrives: shape.email },
  { name: "message", clean: cleanText, rule: contactMessageRule, arrives: shape.message },
] as const;

const piece = fc.oneof(
  fc.constantFrom(
    "é",
    "e\u0301",
    "ﷺ",
    "שלום",
    "مرحبا",
    "👩‍👩‍👧‍👦",
    "𝒜",
    "\u0000",
    "\u0007",
    "\ud800",
    "\udc00",
    "\u200b",
    "\u202e",
    "\ufeff",
    "ǆ",
    "İ",
    "ß",
  ),
  fc.constantFrom(
    "Ann",
    "ann@example.com",
    " ",
    "\n",
    "\r\n",
    "\t",
    "<b>",
    "</b>",
    "a",
    "-",
    "'",
    "http://x.y",
    "1",
  ),
  anyText(8),
);
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));

test(`REL-I17 ${runs} texts of all scripts: form and server decide the same, and store the same`, () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...fields), (typed, { clean, rule, arrives }) => {
      const kept = clean(typed);
      const inForm = rule(kept)?.id;
      const sent = JSON.parse(Buffer.from(JSON.stringify(kept)).toString());
      const atServer = arrives.safeParse(sent);
      expect(atServer.success).toBe(inForm === undefined);
      if (atServer.success) expect(atServer.data).toBe(kept);
      // A caller without the form sends what was typed, as UTF-8, which has no lone surrogates.
      const untouched = arrives.safeParse(typed.toWellFormed());
      expect(untouched.success).toBe(inForm === undefined);
    }),
    { numRuns: runs, seed: sized({ quick: 17, deep: Date.now() % 2 ** 31 }) },
  );
  recordFigure("REL-I17", `${runs} texts × form and server: the same decision and the same kept text`);
});
