import { expect, test } from "vitest";
import { mail } from "#contracts/mails.ts";
import { staffReadDraftMail } from "./draft-mail.ts";
import { bags, freight, openOfferShop } from "./offer-shop.fixture.ts";

const { services, newQuote, draft: write, staff } = await openOfferShop();

const sentMail = (quoteId: number) =>
  services.db
    .selectFrom("outbox")
    .select(["template", "content", "recipient", "language"])
    .where("template", "=", "quote-news")
    .where("content", "like", `%"quoteId":${quoteId},%`)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

const plan = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];

test.each([
  ["lines, a plan and words", { lines: [bags, freight], plan, intro: "As agreed on the phone." }],
  ["quantities", { lines: [{ ...bags, quantities: [{ units: 25_000 }, { units: 50_000 }] }] }],
  [
    "an extra that counts until the client chooses",
    {
      lines: [freight],
      options: [
        {
          kind: "one_of",
          title: "Handles",
          default: 0,
          choices: [
            { title: "Short", lines: [bags] },
            { title: "Long", lines: [bags] },
          ],
        },
      ],
    },
  ],
  ["a discount, and no last day", { lines: [bags], discount: { percent: "5" }, valid_days: null }],
])("the mail that is shown before an offer is sent is the one that leaves: %s", async (_, draft) => {
  const id = await newQuote();
  expect((await write(id, draft)).status).toBe(200);
  const { template, content, recipient, language } = await staffReadDraftMail(services, id);
  expect((await staff(`${id}/send-offer`)).status).toBe(200);
  const sent = await sentMail(id);
  expect({ template, recipient, language }).toEqual({
    ...{ template: sent.template, recipient: sent.recipient, language: sent.language },
  });
  expect(JSON.parse(content)).toEqual(JSON.parse(sent.content));
  // As the mail worker reads it.
  expect(mail.safeParse({ template, ...JSON.parse(content) }).error).toBeUndefined();
});
