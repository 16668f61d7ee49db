import type { Call } from "#contracts/call.ts";
import { bookEnded } from "#server/features/deals/receivables/book-asked.ts";
import { todayOf } from "#server/today-of.ts";
import { payAllOf } from "#tests/support/count-paid.ts";
import type { Answer } from "#tests/support/shop.ts";
import { testPassword } from "#tests/support/staff.ts";
import { makeOrderStand } from "./order-stands.ts";
import type { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

type World = Awaited<ReturnType<typeof openShopOfClients>>;
type Headers = Readonly<Record<string, string>>;

const exact: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "POST /api/quotes/{id}/transfer-received": { amount: "1425.00" },
  // All that is left of it, so that another can be drafted.
  "POST /api/invoices/{id}/credit": { amount: "" },
  // Beside the version that was paid, the offer is the second.
  "POST /api/quotes/{id}/record-answer": { version: 2 },
  "POST /api/quotes/{id}/accept": { version: 2 },
  "POST /api/quotes/{id}/decline": { version: 2 },
  "POST /api/quotes/{id}/ask-changes": { version: 2 },
  "POST /api/me/second-factor/begin": { password: testPassword },
  // What stands already changes nothing, and leaves no line.
  "PUT /api/tax-profiles/{id}": { name: "Another name" },
  "PUT /api/saved-lines/{id}": { name: "Another name" },
  "POST /api/exports/accounting": { again: true },
};

/** What has to be done first, so that the call has something to do. */
const draft = "PUT /api/quotes/{id}/draft";
const send = "POST /api/quotes/{id}/send-offer";
const share = "POST /api/quotes/{id}/share";
const record = "POST /api/quotes/{id}/record-answer";
const first: Readonly<Record<string, string | readonly string[]>> = {
  [send]: draft,
  "DELETE /api/quotes/{id}/draft": [draft, send, draft],
  "POST /api/quotes/{id}/recall": [draft, send],
  "POST /api/quotes/{id}/extend": [draft, send],
  [record]: [draft, send],
  "POST /api/quotes/{id}/undo-acceptance": [draft, send, record],
  "POST /api/plan-items/{id}/waive": [draft, send, record],
  "POST /api/plan-items/{id}/write-off": [draft, send, record],
  "POST /api/plan-items/{id}/unwaive": [draft, send, record, "POST /api/plan-items/{id}/waive"],
  "POST /api/payments/{id}/reverse": "POST /api/quotes/{id}/transfer-received",
  "POST /api/quotes/{id}/keep": "POST /api/quotes/{id}/cancel",
  "POST /api/payments/{id}/count-for": [draft, send, record],
  "POST /api/clients/{id}/statement": [draft, send, record],
  "POST /api/companies/{id}/statement": ["PUT /api/quotes/{id}/company", draft, send, record],
  "POST /api/quotes/{id}/accept": [draft, send],
  "POST /api/quotes/{id}/decline": [draft, send],
  "POST /api/quotes/{id}/ask-changes": [draft, send],
  "POST /api/payment/create-intent": [draft, send, record],
  "POST /api/payments/create-intent": [draft, send, record],
  "POST /api/payments/paypal/create": [draft, send, record],
  "POST /api/payment/bank-transfer": [draft, send, record],
  [share]: [draft, send],
  "DELETE /api/quotes/{id}/links/{link_id}": [draft, send, share],
  "POST /api/quotes/{id}/reopen": "POST /api/quotes/{id}/reject",
  "POST /api/users/{id}/restore": "DELETE /api/users/{id}",
  "POST /api/products/{id}/restore": "DELETE /api/products/{id}",
  "POST /api/sizes/{id}/restore": "DELETE /api/sizes/{id}",
  "POST /api/sizes/undo-prices": "POST /api/sizes/change-prices",
  "POST /api/contact-messages/{id}/restore": "DELETE /api/contact-messages/{id}",
  "POST /api/messages/{id}/restore": "POST /api/quotes/{id}/messages/{message_id}/remove",
  "POST /api/clients/{id}/notes/{note_id}/restore": "DELETE /api/clients/{id}/notes/{note_id}",
  "POST /api/clients/{id}/undo-merge": "POST /api/clients/{id}/merge",
  "PUT /api/companies/{id}/contacts/{client_id}": "POST /api/companies/{id}/contacts",
  "DELETE /api/companies/{id}/contacts/{client_id}": "POST /api/companies/{id}/contacts",
  "DELETE /api/users/invitations/{id}": "POST /api/users/invite",
  "POST /api/tax-profiles/{id}/restore": "POST /api/tax-profiles/{id}/retire",
  "POST /api/quotes/{id}/restore": "DELETE /api/quotes/{id}",
  "POST /api/quotes/{id}/undo-decision": "POST /api/quotes/{id}/confirm",
  "POST /api/quotes/{id}/undo": "POST /api/quotes/{id}/confirm",
};

const ofInvoices = ["POST /api/invoices/{id}/credit", "POST /api/invoices/{id}/issue"];

/** Whether a call is the one of this name, or may be sent before it. */
export function isSentFor(name: string): (call: Call) => boolean {
  const sent = new Set([name, first[name] ?? [], ofInvoices].flat());
  return (call) => sent.has(nameOf(call));
}

/** Lets the first client's things stand so that the call has something to do. @returns gives it, as often as it is called */
export async function makeDoable(
  world: World,
  call: Call,
  bearer: string,
): Promise<(headers?: Headers) => Promise<Answer>> {
  const { shop, services, clients, admin } = world;
  const name = nameOf(call);
  const targets = clients[0]?.his;
  if (!targets) throw new Error("no client");
  const isOfDraft = name.endsWith("/issue") || name === "DELETE /api/invoices/{id}";
  const his = isOfDraft ? { ...targets, invoiceId: await draftCredit(world) } : targets;
  if (name === "POST /api/quotes/{id}/invoices") await issue(world, await draftCredit(world));
  await makeUndecided(world, name, his.quoteId);
  if (name.endsWith("/clear-mark")) {
    await services.db.updateTable("payments").set({ to_check: "refund-differs" }).execute();
  }
  if (name === "PUT /api/settings/secrets") await keepMailServer(world);
  await makeOrderStand(world, name);
  const request = async (which: Call) => {
    const item = await services.db.selectFrom("plan_items").select("id").executeTakeFirst();
    const transfer = await services.db
      .selectFrom("payments")
      .select("id")
      .where("provider", "=", "bank-transfer")
      .orderBy("id", "desc")
      .executeTakeFirst();
    const now = {
      ...{ ...his, planItemId: item?.id ?? his.planItemId },
      ...(transfer && name.endsWith("/reverse") && { paymentId: transfer.id }),
    };
    return await validRequest(which, now, exact[nameOf(which)]);
  };
  const calls = new Map(shop.routes.declared.map(({ call }) => [nameOf(call), call]));
  for (const earlier of [first[name] ?? []].flat()) {
    const which = calls.get(earlier);
    if (!which) continue;
    const { path, ...sent } = await request(which);
    await shop.send(which.method, path, { bearer: admin.bearer, ...sent });
  }
  if (name.endsWith("/write-off")) await payAllOf(services, his.quoteId, 90);
  const { path, ...sent } = await request(call);
  const own = "headers" in sent ? sent.headers : {};
  return (headers) => shop.send(call.method, path, { bearer, ...sent, headers: { ...own, ...headers } });
}

/** Something to forget. */
async function keepMailServer({ services, admin }: World): Promise<void> {
  const sealed = services.secrets.seal("smtp_url", "smtp://shop:secret@mail.example:587");
  const kept = {
    name: "smtp_url",
    sealed,
    changed_by: admin.id,
    changed_at: services.clock().toISOString(),
  } as const;
  await services.db.insertInto("shop_secrets").values(kept).execute();
}

/** The shop's invoice is issued already: a credit note for it is not. */
async function draftCredit({ shop, admin }: World): Promise<number> {
  const credit = { bearer: admin.bearer, body: { reason: "Torn straps" } };
  const { body } = await shop.send("POST", "/api/invoices/1/credit", credit);
  return (body.invoice as { id: number }).id;
}

/** Its order can be invoiced again. */
async function issue({ shop, admin }: World, id: number) {
  await shop.send("POST", `/api/invoices/${id}/issue`, { bearer: admin.bearer, body: {} });
}

/** A paid quote cannot be confirmed, rejected, priced or paid by transfer. */
async function makeUndecided({ services }: World, name: string, quoteId: number): Promise<void> {
  const isOffer =
    /sketch$|draft|offer|share|links|recall|extend|quotes.*record|reopen|acceptance|plan-items|count-for|statement|accept$|decline|ask-changes|quotes.*withdraw|create|bank-transfer$/.test(
      name,
    );
  const status =
    isOffer || /confirm|reject|logo-price|undo(-decision)?$|ask-info/.test(name)
      ? "pending"
      : /transfer|reverse$/.test(name)
        ? "confirmed"
        : undefined;
  if (!status) return;
  const undecided = {
    status,
    paid_at: null,
    ...(isOffer && { stage: "new" as const }),
    logo_fee_cents: /confirm|undo(-decision)?$/.test(name) ? 2500 : null,
  } as const;
  if (isOffer) {
    const ended = { quoteId, sourceId: quoteId, at: services.clock(), day: todayOf(services) };
    await services.db.transaction().execute((transaction) => bookEnded(transaction, "cancelled", ended));
    await services.db.deleteFrom("plan_items").execute();
    for (const table of ["shipment_lines", "shipments", "order_lines", "order_gates", "orders"] as const)
      await services.db.deleteFrom(table).execute();
    await services.db.deleteFrom("acceptances").execute();
    await services.db.updateTable("quote_versions").set({ state: "superseded" }).execute();
  }
  await services.db.updateTable("quotes").set(undecided).where("id", "=", quoteId).execute();
}
