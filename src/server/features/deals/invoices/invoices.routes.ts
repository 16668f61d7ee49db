import { cancelOrder, keepMoney } from "#contracts/invoices/cancel-order.ts";
import * as calls from "#contracts/invoices/invoices.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { may, staffOrClient } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { showPlan } from "../receivables/show-plan.ts";
import { readInvoice, readInvoices } from "./read-invoices.ts";
import { staffCancelOrder } from "./staff-cancel-order.ts";
import { staffCorrectInvoice } from "./staff-correct-invoice.ts";
import { staffCreditInvoice } from "./staff-credit-invoice.ts";
import { staffDiscardDraft, staffDraftInvoice } from "./staff-draft-invoice.ts";
import { staffIssueInvoice } from "./staff-issue-invoice.ts";
import { staffKeepMoney } from "./staff-keep-money.ts";

/** Invoices and credit notes: for staff who reads payments, and each client's own. */
export function invoiceRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listInvoices, staffOrClient, ({ actor, query }) => readInvoices(services, actor, query));

  routes.add(calls.getInvoice, staffOrClient, async ({ actor, params }) => ({
    invoice: await readInvoice(services, actor, params.id),
  }));

  routes.add(calls.createInvoice, may("payments.write"), async ({ actor, params, body }) => ({
    invoice: await staffDraftInvoice(services, actor, {
      ...{ quoteId: params.id, kind: body.kind, planItemId: body.plan_item_id },
    }),
  }));

  routes.add(cancelOrder, may("quotes.write"), async ({ actor, params, body, request, reply }) => {
    const at = { quoteId: params.id, expectedVersion: expectedVersion(request) };
    const { version, ...cancelled } = await staffCancelOrder(services, actor, { ...at, ...body });
    sendVersion(reply, version);
    return { success: true as const, ...cancelled };
  });

  routes.add(calls.issueInvoice, may("payments.write"), async ({ actor, params }) => ({
    invoice: await staffIssueInvoice(services, actor, params.id),
  }));

  routes.add(calls.discardInvoice, may("payments.write"), async ({ actor, params }) => {
    await staffDiscardDraft(services, actor, params.id);
    return { success: true as const };
  });

  routes.add(calls.correctInvoice, may("payments.write"), async ({ actor, params, body }) => {
    const { credit, invoice } = await staffCorrectInvoice(services, actor, { invoiceId: params.id, ...body });
    return { credit: { id: credit.id, number: credit.number ?? "" }, invoice: { id: invoice.id } };
  });

  routes.add(keepMoney, may("payments.write"), async ({ actor, params, body }) => {
    const keeping = { quoteId: params.id, amountCents: dollarsToCents(body.amount), reason: body.reason };
    const plan = await staffKeepMoney(services, actor, keeping);
    return { plan: showPlan(plan, { isForStaff: true }) };
  });

  routes.add(calls.creditInvoice, may("payments.write"), async ({ actor, params, body }) => ({
    invoice: await staffCreditInvoice(services, actor, { invoiceId: params.id, ...body }),
  }));
}
