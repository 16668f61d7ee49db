import { describe, expect, test } from "vitest";
import type { Mail } from "#contracts/mails.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { renderMail } from "./render-mail.ts";

const setting = {
  ...{ facts: defaultShopFacts, publicUrl: "https://shop.example", isSandbox: true, own: null },
  link: "https://shop.example/Client/Checkout/a-token-of-this-delivery",
};
const asked = {
  ...{ quoteId: 7, reference: "GE-2026-000007", name: "Claire Martin", totalCents: 583_656 },
  money: { orderedCents: 583_656, invoicedCents: 0, leftCents: 583_656, paid: [] },
  payTo: { holder: "Green Eco LLC", bank: "First Bank", account: "0000 1234 5678", code: null },
  dues: [{ kind: "balance", amountCents: 583_656, due: "net-days", days: 10, dueOn: "2026-12-11" } as const],
};
const write = async (
  news: "reminder-due-soon" | "reminder-due" | "reminder-due-last",
  locale: "en" | "fr",
) => {
  const mail: Mail = { template: "quote-news", news, ...asked };
  return await renderMail(mail, { ...setting, locale });
};

describe("L5.6 what is owed is asked for", () => {
  test.each([
    ["reminder-due-soon", "A payment for GE-2026-000007 is due soon", "friendly", "by December 11, 2026"],
    [
      "reminder-due",
      "A payment for GE-2026-000007 is due",
      "not reached us yet",
      "due since December 11, 2026",
    ],
    ["reminder-due-last", "Last reminder", "tell us today", "due since December 11, 2026"],
  ] as const)("in English by %s", async (news, subject, tone, when) => {
    const mail = await write(news, "en");
    expect(mail.subject).toContain(subject);
    for (const part of [tone, when, "$5,836.56", "0000 1234 5678", setting.link, "View and pay"])
      expect(mail.text).toContain(part);
  });

  test.each([
    [
      "reminder-due-soon",
      "Un règlement est bientôt dû pour GE-2026-000007",
      "petit rappel",
      "le 11 décembre 2026",
    ],
    [
      "reminder-due",
      "Un règlement est dû pour GE-2026-000007",
      "pas encore parvenu",
      "dû depuis le 11 décembre 2026",
    ],
    ["reminder-due-last", "Dernière relance", "Malgré nos relances", "dû depuis le 11 décembre 2026"],
  ] as const)("in French by %s", async (news, subject, tone, when) => {
    const mail = await write(news, "fr");
    expect(mail.subject).toContain(subject);
    for (const part of [tone, when, "5 836,56", "0000 1234 5678", setting.link])
      expect(mail.text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(part);
  });
});
