import { expect, test } from "vitest";
import { staffRecipient } from "./staff-recipient.ts";

test.each([
  ["the demo", true, "admin@example.com", "", "admin@example.com"],
  ["a shop of one's own with the example's owner", false, "admin@example.com", "", "hello@shop.example"],
  ["a shop of one's own", false, "ann@shop.example", "", "ann@shop.example"],
  ["an address of its own", false, "admin@example.com", "desk@shop.example", "desk@shop.example"],
])("staff of %s is mailed where a person reads it", (_, isDemo, ADMIN_EMAIL, staff_email, email) => {
  const shop = {
    settings: () => ({ staff_email, email: "hello@shop.example" }),
    facts: () => ({ isDemo, firstLanguage: "en" }) as const,
  };
  expect(staffRecipient({ config: { ADMIN_EMAIL }, shop })).toEqual({ email, language: "en" });
});
