import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { senderOf } from "./mail-sender.ts";

const database = await openTestDatabase();
const senderWith = (SMTP_URL: string, environment: Readonly<Record<string, string>> = {}) =>
  senderOf(
    createTestServices(database, { SHOP_NAME: "Sacs Rhône", SHOP_EMAIL: "hi@sacs.example", ...environment }),
    {
      SMTP_URL,
    },
  );

test.each([
  [
    "as its account",
    "smtp://ann%40sacs.example:secret@mail.example.com",
    {},
    '"Sacs Rhône" <ann@sacs.example>',
  ],
  ["as the shop", "smtp://key:secret@mail.example.com", {}, '"Sacs Rhône" <hi@sacs.example>'],
  [
    "as it was started",
    "smtp://ann%40sacs.example:secret@mail.example.com",
    { MAIL_FROM: "A <a@b.example>" },
    "A <a@b.example>",
  ],
  ["as the demo without one", "", {}, "Green Eco <shop@localhost>"],
])("a mail server that was typed sends %s", (_, url, environment, sender) => {
  expect(senderWith(url, environment)).toBe(sender);
});
