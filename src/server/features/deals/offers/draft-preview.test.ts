import { expect, test } from "vitest";
import { mail } from "#contracts/mails.ts";
import { getSharedOffer, type ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import { bags, freight } from "#tests/support/deals.ts";
import { holdOfferLink } from "../access/offer-links.fixture.ts";
import { staffReadDraftPreview } from "./draft-preview.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, newQuote, draft: write, staff } = await openOfferShop();
const dana = { kind: "staff", userId: 1, name: "Dana", role: "owner", tokenHash: "" } as const;

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
])("what is shown before an offer is sent is what the client gets: %s", async (_, draft) => {
  const id = await newQuote();
  expect((await write(id, draft)).status).toBe(200);
  const { offer, mail: unsent } = await staffReadDraftPreview(services, dana, id);
  expect((await staff(`${id}/send-offer`)).status).toBe(200);
  const sent = await sentMail(id);
  const { template, content, recipient, language } = unsent;
  expect({ template, recipient, language }).toEqual({
    ...{ template: sent.template, recipient: sent.recipient, language: sent.language },
  });
  expect(JSON.parse(content)).toEqual(JSON.parse(sent.content));
  // As the mail worker reads it.
  expect(mail.safeParse({ template, ...JSON.parse(content) }).error).toBeUndefined();
  const link = await holdOfferLink(services, id, { isShared: false });
  const answered = await shop.send("GET", "/api/offer", { bearer: link.bearer });
  const { link: _link, ...page } = getSharedOffer.answers[200].parse(answered.body);
  expect(shownOf(page)).toEqual(shownOf(offer));
});

/** Of the quote, what the page shows; of the version, all but the moment and the seal of its sending. */
function shownOf({ quote, version, ...around }: ProposalAnswer) {
  const { lines, places, logo_colors, is_logo_required, interest, reference, wanted_by } = quote;
  return {
    ...around,
    quote: { lines, places, logo_colors, is_logo_required, interest, reference, wanted_by },
    version: { ...version, hash: null, sent_at: null, is_exemption_ended: false },
  };
}
