import type { FastifyReply, FastifyRequest } from "fastify";
import { discardDraft, getDraftPreview, saveDraft } from "#contracts/quotes/drafts.ts";
import {
  acceptOffer,
  askChanges,
  createStaffQuote,
  declineOffer as declineCall,
  duplicateQuote,
  extendOffer,
  recallOffer,
  recordAnswer,
  reopenQuote,
  sendOffer,
  undoAcceptance,
  withdrawRequest,
} from "#contracts/quotes/offers.ts";
import { getQuoteCosts } from "#contracts/quotes/quote-costs.ts";
import {
  listChanges,
  listVersions,
  verifyVersion as verifyCall,
  noteVersionViewed as viewedCall,
} from "#contracts/quotes/versions.ts";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { consentSentence } from "#domain/offers/acceptance.ts";
import { declineReasonWords, withdrawnByYou } from "#domain/offers/offer-words.ts";
import { withValues } from "#domain/words.ts";
import type { Actor, Buyer } from "#server/access/actor.ts";
import { anyone, buyer, may, quoteReader, viewer } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { queueEvent } from "#server/platform/webhooks/queue-event.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { readQuote } from "../model/read-quote.ts";
import { noteViewed } from "../model/versions.repository.ts";
import { presentToBuyer, presentToStaff } from "../presenters/present-quote.ts";
import { clientAcceptOffer, staffUndoAcceptance } from "./accept-offer.ts";
import { askForChanges, clientWithdrawRequest, declineOffer } from "./answer-offer.ts";
import { staffReadDraftPreview } from "./draft-preview.ts";
import { readChanges } from "./read-changes.ts";
import { readTypedCosts, staffReadCosts } from "./read-costs.ts";
import { noteOpenedByLink } from "./read-shared-offer.ts";
import { readLatestVersion, readVersions } from "./read-versions.ts";
import { sharedOfferRoutes } from "./shared-offer.routes.ts";
import {
  staffDiscardDraft,
  staffExtendOffer,
  staffRecallOffer,
  staffReopenQuote,
} from "./staff-change-offer.ts";
import { staffCreateQuote, staffDuplicateQuote } from "./staff-new-quote.ts";
import { staffRecordAnswer } from "./staff-record-answer.ts";
import { staffSaveDraft } from "./staff-save-draft.ts";
import { staffSendOffer } from "./staff-send-offer.ts";
import { verifyVersion } from "./verify-version.ts";

const mayWrite = may("quotes.write");

/** The calls about offers: writing and sending them, their answers, and whether a printed offer is still current. */
export function offerRoutes(mounting: Mounting): void {
  readingRoutes(mounting);
  staffRoutes(mounting);
  clientRoutes(mounting);
  sharedOfferRoutes(mounting);
}

function readingRoutes({ routes, services }: Mounting): void {
  routes.add(listVersions, quoteReader, async ({ params, actor }) => ({
    versions: await readVersions(services, actor, params.id),
  }));

  routes.add(viewedCall, viewer, async ({ params, actor }) => {
    await noteVersionViewed(services, actor, params.id);
    return { success: true as const };
  });

  routes.add(listChanges, quoteReader, async ({ params, actor, request }) => {
    const { id, number } = params;
    const read = await readChanges(services, actor, {
      quoteId: id,
      number,
      money: moneyFor(services, request),
    });
    return { ...read, changes: read.changes.map((change) => request.say(change)) };
  });

  routes.add(verifyCall, anyone, async ({ query }) => await verifyVersion(services, query));
}

function staffRoutes({ routes, services, composePreview }: Mounting): void {
  routes.add(getDraftPreview, may("prices.read"), async ({ params, actor }) => {
    const { offer, mail } = await staffReadDraftPreview(services, actor, params.id);
    const { subject, html, text } = await composePreview(mail);
    return { offer, mail: { subject, html, text } };
  });

  routes.add(saveDraft, mayWrite, async ({ params, body, actor, request, reply }) => {
    const quote = await staffSaveDraft(services, actor, { ...at(params, request), draft: body });
    sendVersion(reply, quote.version);
    return {
      ...{ version: await readLatestVersion(services, quote), quote: presentToStaff(quote) },
      ...(await readTypedCosts(services, actor, quote)),
    };
  });

  routes.add(getQuoteCosts, may("prices.read"), async ({ params, actor }) => ({
    versions: await staffReadCosts(services, actor, params.id),
  }));

  routes.add(discardDraft, mayWrite, async ({ params, actor, request, reply }) =>
    toStaff(reply, await staffDiscardDraft(services, actor, at(params, request))),
  );

  routes.add(createStaffQuote, mayWrite, async ({ body, actor, reply }) =>
    toStaff(reply, await staffCreateQuote(services, actor, body)),
  );

  routes.add(duplicateQuote, mayWrite, async ({ params, actor, reply }) =>
    toStaff(reply, await staffDuplicateQuote(services, actor, { quoteId: params.id })),
  );

  routes.add(sendOffer, mayWrite, async ({ params, actor, request, reply }) => {
    const quote = await staffSendOffer(services, actor, at(params, request));
    return { ...toStaff(reply, quote), version: await readLatestVersion(services, quote) };
  });

  routes.add(recallOffer, mayWrite, async ({ params, actor, request, reply }) =>
    toStaff(reply, await staffRecallOffer(services, actor, at(params, request))),
  );

  routes.add(extendOffer, mayWrite, async ({ params, body, actor, request, reply }) => {
    const asked = { ...at(params, request), validUntil: body.valid_until };
    return toStaff(reply, await staffExtendOffer(services, actor, asked));
  });

  routes.add(reopenQuote, mayWrite, async ({ params, actor, request, reply }) =>
    toStaff(reply, await staffReopenQuote(services, actor, at(params, request))),
  );

  routes.add(undoAcceptance, mayWrite, async ({ params, actor, request, reply }) =>
    toStaff(reply, await staffUndoAcceptance(services, actor, at(params, request))),
  );

  routes.add(recordAnswer, mayWrite, async ({ params, body, actor, request, reply }) =>
    toStaff(reply, await staffRecordAnswer(services, actor, { ...at(params, request), given: body })),
  );
}

function clientRoutes({ routes, services }: Mounting): void {
  routes.add(acceptOffer, buyer, async ({ params, body, actor, request, reply }) => {
    const { version, total_cents, choices, name, title, po_number } = body;
    const accepted = await clientAcceptOffer(services, actor, {
      ...at(params, request),
      ...{ version, totalCents: total_cents, choices },
      sign: ({ quote, totalCents }) => ({
        ...{ kind: "signed", client_id: actor.clientId, name },
        ...{ title: title || null, po_number: po_number || null },
        sentence: request.say(
          withValues(consentSentence, {
            ...{ version, reference: quote.reference },
            total: showCents(totalCents, moneyFor(services, request)),
          }),
        ),
        ip: visitorAddress(request.ip),
        user_agent: request.headers["user-agent"]?.slice(0, 300) ?? null,
        ...(actor.kind === "offer-link" && { link_email: actor.email }),
      }),
    });
    const { quote, acceptance, order } = accepted;
    return {
      ...toBuyer(reply, actor, quote),
      acceptance: { hash: acceptance.hash, accepted_at: acceptance.created_at },
      order: { id: order.id, number: order.number },
    };
  });

  routes.add(declineCall, buyer, async ({ params, body, actor, request, reply }) => {
    const text = body.text || request.say(declineReasonWords[body.reason]);
    const answer = { ...at(params, request), version: body.version, text };
    return toBuyer(reply, actor, await declineOffer(services, actor, answer));
  });

  routes.add(askChanges, buyer, async ({ params, body, actor, request, reply }) => {
    const answer = { ...at(params, request), ...body };
    return toBuyer(reply, actor, await askForChanges(services, actor, answer));
  });

  routes.add(withdrawRequest, buyer, async ({ params, actor, request, reply }) => {
    const asked = { ...at(params, request), reason: request.say(withdrawnByYou) };
    return toBuyer(reply, actor, await clientWithdrawRequest(services, actor, asked));
  });
}

/** How money is written to who asks. */
function moneyFor({ shop }: Mounting["services"], request: FastifyRequest): MoneyStyle {
  return { locale: request.locale(), currency: shop.facts().currency };
}

function at(params: { readonly id: number }, request: FastifyRequest) {
  return { quoteId: params.id, expectedVersion: expectedVersion(request) };
}

function toStaff(reply: FastifyReply, quote: Quote) {
  sendVersion(reply, quote.version);
  return { success: true as const, quote: presentToStaff(quote) };
}

function toBuyer(reply: FastifyReply, buyer: Buyer, quote: Quote) {
  sendVersion(reply, quote.version);
  return { success: true as const, quote: presentToBuyer(buyer, quote) };
}

/** Notes that the buyer's page has shown the offer in force: the first time, and by each link. */
async function noteVersionViewed(
  services: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  actor: Actor,
  quoteId: number,
): Promise<void> {
  const { db, clock } = services;
  const quote = await readQuote(db, actor, quoteId);
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    if (!(await noteViewed(transaction, quote.id, at))) return;
    await queueEvent(transaction, { event: "offer.viewed", subject: "quote", subjectId: quote.id, at });
  });
  if (actor.kind === "offer-link") await noteOpenedByLink(services, actor, quote);
}
