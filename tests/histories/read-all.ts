import { expect } from "vitest";
import { composeMail } from "#server/mail/compose-mail.ts";
import { batch, deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { sized } from "#tests/support/lane.ts";
import { renderMail } from "#web/mails/render-mail.ts";
import type { Deal, Things } from "./deal.ts";

const kinds = (list: readonly string[]) => [...new Set(list)].sort().join("+");

/** What a deal looks like from afar, in parts: histories of one shape show the same parts of pages and documents. */
function partsOf({ quote, versions, payments, invoices, order, items, proofs, shipments }: Things): string[] {
  return [
    `${quote.status} ${quote.stage} ${quote.deleted_at === null}`,
    kinds(versions.map(({ state }) => state)),
    `${order?.state} ${order?.hold_reason}`,
    kinds(items.map(({ kind, waived_at }) => `${kind}${waived_at && " waived"}`)),
    kinds(
      payments.map(({ status, refunded_cents, provider }) => `${provider} ${status} ${refunded_cents > 0}`),
    ),
    kinds(invoices.map(({ kind, state, due_cents }) => `${kind} ${state} ${Math.sign(due_cents)}`)),
    kinds(proofs.map(({ state }) => state)),
    `${shipments.length > 0}`,
  ];
}

/** At full size all of it is read for each combination of the parts, in `npm test` for each that one of them can be. */
export function shapesOf(things: Things): string[] {
  const parts = partsOf(things);
  return sized({ quick: parts.map((part, at) => `${at} ${part}`), deep: [parts.join(" | ")] });
}

/** As far as documents show it. */
function documentShapeOf({ quote, versions, invoices, order, payments }: Things): string {
  return partsOf({
    ...{ payments: payments.slice(-1), versions: versions.slice(-1), invoices: invoices.slice(-2) },
    ...{
      quote: { ...quote, deleted_at: null },
      items: [],
      proofs: [],
      shipments: [],
      lines: [],
      settlement: undefined,
    },
    order: order && { ...order, hold_reason: null },
  }).join(" | ");
}

/** The calls that read something of a deal. `{}` stands for the id. */
function paths({ quoteId }: Deal, things: Things): string[] {
  const each = (list: readonly { readonly id: number }[], ...calls: string[]) =>
    list.flatMap(({ id }) => calls.map((call) => call.replace("{}", String(id))));
  const orders = things.order ? [things.order] : [];
  return [
    ...each(
      [{ id: quoteId }],
      "quotes/{}",
      "quotes/{}/total",
      "quotes/{}/plan",
      "quotes/{}/versions",
      "quotes/{}/messages",
    ),
    ...each([{ id: quoteId }], "quotes/{}/uncounted", "quotes/{}/reminders"),
    ...each([{ id: quoteId }], "orders?quote_id={}", "invoices?quote_id={}", "payments?quote_id={}"),
    ...things.versions.flatMap(({ number, state }) =>
      state === "draft" ? [] : [`quotes/${quoteId}/versions/${number}/changes`],
    ),
    ...each(orders, "orders/{}", "orders/{}/proofs", "orders/{}/settlement"),
    ...each(things.invoices, "invoices/{}"),
    ...each(things.payments, "payments/{}"),
  ];
}

/** The documents of a deal, each with the shape of what it is about: it is drawn for each that is new. */
function documents({ quoteId }: Deal, things: Things): { readonly path: string; readonly shape: string }[] {
  const { quote, order, versions, invoices, payments, proofs, shipments } = things;
  const last = versions.at(-1);
  const whole = sized({ quick: [], deep: [documentShapeOf(things)] });
  const drawn = (path: string, ...about: readonly unknown[]) => {
    return { path, shape: [path.replace(/\d+/g, "{}"), ...about, ...whole].join(" ") };
  };
  const stage = `${quote.status} ${quote.stage}`;
  return [
    drawn(`quotes/${quoteId}/document`, stage),
    ...(last ? [drawn(`quotes/${quoteId}/versions/${last.number}/document`, stage, last.state)] : []),
    ...(last?.state === "draft" ? [drawn(`quotes/${quoteId}/draft/document`, stage)] : []),
    ...(order ? [drawn(`orders/${order.id}/job-ticket`, order.state)] : []),
    ...(order ? [drawn(`orders/${order.id}/carton-labels`, order.state)] : []),
    ...invoices
      .slice(-2)
      .map(({ id, kind, state, due_cents }) =>
        drawn(`invoices/${id}/document`, kind, state, Math.sign(due_cents)),
      ),
    ...payments
      .slice(-1)
      .map(({ id, provider, status, refunded_cents }) =>
        drawn(`payments/${id}/receipt`, provider, status, refunded_cents > 0),
      ),
    ...proofs.slice(-1).map(({ id, state }) => drawn(`proofs/${id}/certificate`, state)),
    ...shipments.slice(-1).map(({ id }) => drawn(`shipments/${id}/packing-slip`, order?.state)),
  ];
}

const lists = [
  "today",
  "production-board",
  "books/ageing",
  "books/deposits",
  "orders",
  "invoices",
  "quotes",
  "payments",
];

/** Every call about a deal answers everyone who may ask it (the first property). */
export async function expectReadable(deal: Deal, things: Things): Promise<void> {
  const { staff } = deal.world;
  const isThere = things.quote.deleted_at === null;
  for (const path of paths(deal, things)) {
    const asked = await staff("GET", path);
    if (isThere) expect(asked.status, `${path}: ${asked.text}`).toBe(200);
    expectNoFault(path, asked);
    if (!path.startsWith("payments")) expectNoFault(path, await deal.client("GET", path));
  }
  for (const call of ["", "/total", "/plan", "/versions", "/messages"])
    expectNoFault(call, await deal.link("GET", `quotes/${deal.quoteId}${call}`));
  for (const path of lists) expect((await staff("GET", path)).status, path).toBe(200);
  const own = isThere ? [`quotes/${deal.quoteId}/timeline`] : [];
  for (const path of [...own, "client-quotes", "payment/check-quotes", "invoices", "orders"])
    expect((await deal.client("GET", path)).status, path).toBe(200);
}

/** Its documents can be drawn. @param known the shapes that were drawn, to which those of now are added */
export async function expectPrintable(deal: Deal, things: Things, known: Set<string>): Promise<void> {
  for (const { path, shape } of documents(deal, things)) {
    if (known.has(shape)) continue;
    known.add(shape);
    expectNoFault(path, await deal.world.staff("GET", path));
  }
}

function expectNoFault(
  path: string,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  expect(status, `${path}: ${text.slice(0, 400)}`).toBeLessThan(500);
}

/** Writes every mail that waits, with what is attached to it. None is refused. */
export async function deliverAll({ world: { services } }: Deal): Promise<void> {
  const { db, log, clock } = services;
  const transport = { send: async () => undefined, close: () => undefined };
  const compose = composeMail(services, { renderMail });
  const delivery = { db, log, clock, transport, compose, mailWorker: "history" };
  while ((await deliverMails(delivery)) === batch);
}
