import type { FastifyReply, FastifyRequest } from "fastify";
import { unwaiveItem } from "#contracts/payments/plans.ts";
import {
  assignQuote,
  confirmQuote,
  deleteQuote,
  endClientSessions,
  rejectQuote,
  restoreQuote,
  revokeQuoteLinks,
  sendQuoteLink,
  setQuoteCompany,
  undoDecision,
  updateLogoPrice,
  updateQuote,
} from "#contracts/quotes/quotes.ts";
import { undoCommand } from "#contracts/quotes/undo.ts";
import { parseLogoPrice } from "#domain/quotes/logo-fee.ts";
import { may, mayInPerson, office } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { staffEndClientSessions, staffRevokeQuoteLinks } from "../access/staff-revoke-quote-links.ts";
import { staffSendQuoteLink } from "../access/staff-send-quote-link.ts";
import { staffNotePrinting } from "../artwork/staff-note-printing.ts";
import type { Quote } from "../model/quote.ts";
import { presentToStaff } from "../presenters/present-quote.ts";
import { showPlan } from "../receivables/show-plan.ts";
import { staffAssignQuote } from "./staff-assign-quote.ts";
import { staffConfirmQuote } from "./staff-confirm-quote.ts";
import { staffDeleteQuote } from "./staff-delete-quote.ts";
import { staffRejectQuote } from "./staff-reject-quote.ts";
import { staffRestoreQuote } from "./staff-restore-quote.ts";
import { staffSetCompany } from "./staff-set-company.ts";
import { staffSetLogoPrice } from "./staff-set-logo-price.ts";
import { staffUndo, staffUndoDecision } from "./staff-undo.ts";
import { staffUnwaiveItem } from "./staff-unwaive-item.ts";

const mayWrite = may("quotes.write");

/** What staff does with a quote. Each call understands `If-Match`. */
export function quoteChangeRoutes({ routes, services }: Mounting): void {
  routes.add(confirmQuote, mayWrite, async ({ params, actor, request, reply }) =>
    answer(reply, await staffConfirmQuote(services, actor, at(params, request))),
  );

  routes.add(rejectQuote, mayWrite, async ({ params, body, actor, request, reply }) => {
    const { reason } = body;
    return answer(reply, await staffRejectQuote(services, actor, { ...at(params, request), reason }));
  });

  routes.add(undoDecision, mayWrite, async ({ params, actor, request, reply }) =>
    answer(reply, await staffUndoDecision(services, actor, at(params, request))),
  );

  routes.add(undoCommand, office, async ({ params, body, actor, request }) => {
    await staffUndo(services, actor, { ...at(params, request), ...body });
    return { success: true as const };
  });

  routes.add(updateLogoPrice, mayWrite, async ({ params, body, actor, request, reply }) => {
    const feeCents = parseLogoPrice(body.price_logo_quote);
    if (feeCents === undefined) throw new Error("a logo price that the contract let through");
    return answer(reply, await staffSetLogoPrice(services, actor, { ...at(params, request), feeCents }));
  });

  routes.add(updateQuote, may("artwork.write"), async ({ params, body, actor, request, reply }) => {
    const printingType = body.printing_type;
    return answer(reply, await staffNotePrinting(services, actor, { ...at(params, request), printingType }));
  });

  routes.add(assignQuote, mayWrite, async ({ params, body, actor, request, reply }) => {
    const userId = body.user_id;
    return answer(reply, await staffAssignQuote(services, actor, { ...at(params, request), userId }));
  });

  routes.add(setQuoteCompany, mayWrite, async ({ params, body, actor, request, reply }) => {
    const companyId = body.company_id;
    return answer(reply, await staffSetCompany(services, actor, { ...at(params, request), companyId }));
  });

  routes.add(unwaiveItem, may("payments.write"), async ({ params, body, actor }) => {
    const plan = await staffUnwaiveItem(services, actor, { itemId: params.id, ...body });
    return { success: true as const, plan: showPlan(plan, { isForStaff: true }) };
  });

  routes.add(deleteQuote, mayWrite, async ({ params, actor, request }) => {
    await staffDeleteQuote(services, actor, at(params, request));
    return { success: true };
  });

  routes.add(restoreQuote, mayWrite, async ({ params, actor, reply }) =>
    answer(reply, await staffRestoreQuote(services, actor, { quoteId: params.id })),
  );

  routes.add(revokeQuoteLinks, mayInPerson("quotes.write"), async ({ params, actor }) => {
    await staffRevokeQuoteLinks(services, actor, { quoteId: params.id });
    return { success: true };
  });

  routes.add(endClientSessions, mayInPerson("quotes.write"), async ({ params, actor }) => ({
    ended: await staffEndClientSessions(services, actor, { quoteId: params.id }),
  }));

  routes.add(sendQuoteLink, mayWrite, async ({ params, actor }) => {
    await staffSendQuoteLink(services, actor, { quoteId: params.id });
    return { success: true };
  });
}

function at(params: { readonly id: number }, request: FastifyRequest) {
  return { quoteId: params.id, expectedVersion: expectedVersion(request) };
}

function answer(reply: FastifyReply, quote: Quote) {
  sendVersion(reply, quote.version);
  return { success: true as const, quote: presentToStaff(quote) };
}
