import { expect, test } from "vitest";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { imageSource } from "#domain/catalogue/image-source.ts";
import { contactEmailRule, contactMessageRule, contactNameRule } from "#domain/contact/contact-rules.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { isColourCode } from "#domain/quotes/colours.ts";
import { logoTypeOfName } from "#domain/quotes/logo-file.ts";
import { phoneRule } from "#domain/quotes/phone.ts";
import { quoteMessageRule, wantedByRule } from "#domain/quotes/quote-rules.ts";
import { parseUnits } from "#domain/quotes/units.ts";
import { sized } from "#tests/support/lane.ts";
import { cutText } from "./cut.ts";
import { isEmailShaped } from "./email-shape.ts";
import { fold } from "./fold.ts";
import { searchDigits, searchedDigits } from "./phone-number.ts";
import { safeCell } from "./safe-cell.ts";
import { stripMarkup } from "./strip-markup.ts";

const length = 100_000;
const hostile = [
  "<",
  "<script",
  "<script>",
  "</script",
  "<script></script",
  "<b",
  "<!",
  "a",
  "a@",
  "@.",
  ".",
  " ",
  "1",
  "1 ",
  "(1",
  "-",
  "http://",
  "www.",
  "'",
  "\u200B",
  "\n",
  "=",
  "data:",
  "/",
  "é",
  "0.",
  "\u0301",
  "😀",
  "\u0301\u0316",
  "\u0344",
  "👩\u200D",
  "\uD800",
  "\u{E0041}",
  "a\u0301<b>\u0316",
  "١",
].map((part) => part.repeat(Math.ceil(length / part.length)));

/** In `npm test` each text ends in two ways, next to it the other two. */
const halves = [
  ["", "@"],
  [">", "!"],
];

const subjects: Record<string, (text: string) => unknown> = {
  stripMarkup,
  isEmailShaped,
  fold,
  cutText: (text) => cutText(text, 50_000),
  emailKey,
  safeCell,
  contactNameRule,
  contactEmailRule,
  contactMessageRule,
  accountEmailRule,
  quoteMessageRule,
  phoneRule: phoneRule("fr"),
  searchedDigits,
  searchDigits,
  wantedByRule,
  imageSource,
  parseUnitPrice,
  parseUnits,
  isColourCode,
  logoTypeOfName,
};

// Linear work on 100 kB takes a few milliseconds of the processor, whatever else the machine does meanwhile.
test.each(Object.entries(subjects))("REL-I11: %s answers 100 kB of hostile text at once", (_, subject) => {
  for (const [at, text] of hostile.entries()) {
    for (const ending of sized({ quick: halves[at % 2] ?? [], deep: halves.flat() })) {
      const before = process.threadCpuUsage();
      subject(text + ending);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, text.slice(0, 20)).toBeLessThan(250);
    }
  }
});
