import { expect, test } from "vitest";
import { ownLineNames, shownLineName } from "./own-line-names.ts";
import { printLineNames } from "./print-line-names.ts";

const say = ({ id }: { readonly id: string }) => `<${id}>`;

test.each([
  [ownLineNames.agreedTotal, "<offer.line.agreedTotal>"],
  [ownLineNames.logo, "<offer.line.logo>"],
  [printLineNames.run.message, "<offer.line.run>"],
  ["Total as agreed with Ann", "Total as agreed with Ann"],
])("%s is shown as %s: names of the shop's own are told in the reader's language", (name, shown) => {
  expect(shownLineName(name, say)).toBe(shown);
});
