import { languages } from "#domain/language/language.ts";
import { linkRights } from "#domain/offers/offer-links.ts";
import { quoteEmailRule } from "#domain/quotes/quote-rules.ts";
import { noContent } from "../answers.ts";
import { defineCall } from "../call.ts";
import { picture } from "../catalogue/picture.ts";
import { byId, day, id, ruledEmail, time } from "../fields.ts";
import { z } from "../zod.ts";
import { quoteForOfferLink } from "./quote-answers.ts";
import { quoteVersion } from "./versions.ts";

/** A link to the offer of a deal (SPEC-4.39). Its token is in its mail alone. */
export const offerLink = z
  .object({
    id: z.int(),
    email: z.string(),
    rights: z.enum(linkRights),
    /** Made by sharing; the others came with the shop's mails to the quote's own address. */
    is_shared: z.boolean(),
    created_at: time,
    last_opened_at: time.nullable(),
  })
  .meta({ id: "OfferLink" });
export type OfferLinkAnswer = z.infer<typeof offerLink>;

export const shareOffer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/share",
  summary: "Mail a link to the offer to a colleague of the buyer",
  params: byId,
  body: z.strictObject({
    email: ruledEmail(quoteEmailRule),
    rights: z.enum(linkRights),
    language: z.enum(languages).optional(),
  }),
  answers: { 201: z.object({ link: offerLink }) },
});

export const listOfferLinks = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/links",
  summary: "The links to the offer that still work, the newest first",
  params: byId,
  answers: { 200: z.object({ links: z.array(offerLink) }) },
});

export const endOfferLink = defineCall({
  method: "DELETE",
  path: "/api/quotes/{id}/links/{link_id}",
  summary: "End a link to the offer",
  params: z.strictObject({ id, link_id: id }),
  answers: { 204: noContent },
});

/** Who offers it: the colleague of the shop who sent it. */
const seller = z.object({ name: z.string() });

/** What is offered, as it looks in the shop. */
const offeredPicture = z.object({
  name: z.string(),
  alt_en: z.string(),
  alt_fr: z.string(),
  picture,
});

/** When it would be there: counted in working days; the days are those of an order that is settled today. */
const offerDates = z.object({
  lead_days: z.int(),
  transit_days: z.int(),
  leaves_on: day,
  arrives_on: day,
  /** The last day to approve the proof for the day on which the buyer needs it; null where he named none. */
  approve_by: day.nullable(),
});

/** What the page of an offer shows. */
export const proposal = z.object({
  quote: quoteForOfferLink,
  version: quoteVersion.nullable(),
  seller: seller.nullable(),
  picture: offeredPicture.nullable(),
  dates: offerDates,
});
export type ProposalAnswer = z.infer<typeof proposal>;

export const getSharedOffer = defineCall({
  method: "GET",
  path: "/api/offer",
  summary: "All that the page of an offer shows, for the holder of its link; 410 once the link has ended",
  errors: ["gone"],
  answers: {
    200: proposal.extend({
      link: offerLink.pick({ rights: true, is_shared: true }).extend({ may_pay: z.boolean() }),
    }),
  },
});
