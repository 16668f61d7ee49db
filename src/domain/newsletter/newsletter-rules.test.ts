import { expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { newsletterEmailRule } from "./newsletter-rules.ts";

test.each([
  ["", "Please enter your email address"],
  ["  ", "Please enter your email address"],
  ["ann", "Please enter a valid email address"],
  [`${"a".repeat(300)}@b.co`, "Please enter a valid email address"],
  ["ann@example.com", undefined],
])("%j", (email, text) => {
  expect(said(newsletterEmailRule(email))).toBe(text);
});
