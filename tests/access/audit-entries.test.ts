import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { dumpTables } from "./dump-tables.ts";
import { makeOrderStand } from "./order-stands.ts";
import { openCopies, type openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** Writes of staff that change nothing of the shop's, with the reason. */
const noAuditEntries: Readonly<Record<string, string>> = {
  "POST /api/logout": "ends the session of the caller",
  "POST /api/texts/{name}/preview": "shows what a text would look like",
};

/** Need a password and a code of the moment: their own tests look at what they write. */
const elsewhere = /second-factor/;

/** What was before and after is not written down: a mail changes nothing, and a password is written down nowhere. */
const hasNoValues = new Set(["POST /api/quotes/{id}/send-link", "PUT /api/me/password"]);

const exact: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "POST /api/quotes/{id}/transfer-received": { amount: "1425.00" },
  // All that is left of it, so that another can be drafted.
  "POST /api/invoices/{id}/credit": { amount: "" },
  // Beside the version that was paid, the offer is the second.
  "POST /api/quotes/{id}/record-answer": { version: 2 },
  // What stands already changes nothing, and leaves no line.
  "PUT /api/tax-profiles/{id}": { name: "Another name" },
  "POST /api/exports/accounting": { again: true },
};

/** What has to be done first, so that the call has something to do. */
const draft = "PUT /api/quotes/{id}/draft";
const send = "POST /api/quotes/{id}/send-offer";
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
  "POST /api/payments/{id}/count-for": [draft, send, record],
  "POST /api/quotes/{id}/reopen": "POST /api/quotes/{id}/reject",
  "POST /api/users/{id}/restore": "DELETE /api/users/{id}",
  "POST /api/products/{id}/restore": "DELETE /api/products/{id}",
  "POST /api/sizes/{id}/restore": "DELETE /api/sizes/{id}",
  "POST /api/sizes/undo-prices": "POST /api/sizes/change-prices",
  "POST /api/contact-messages/{id}/restore": "DELETE /api/contact-messages/{id}",
  "POST /api/messages/{id}/restore": "POST /api/quotes/{id}/messages/{message_id}/remove",
  "POST /api/clients/{id}/undo-merge": "POST /api/clients/{id}/merge",
  "PUT /api/companies/{id}/contacts/{client_id}": "POST /api/companies/{id}/contacts",
  "DELETE /api/companies/{id}/contacts/{client_id}": "POST /api/companies/{id}/contacts",
  "DELETE /api/users/invitations/{id}": "POST /api/users/invite",
  "POST /api/tax-profiles/{id}/restore": "POST /api/tax-profiles/{id}/retire",
  "POST /api/quotes/{id}/restore": "DELETE /api/quotes/{id}",
  "POST /api/quotes/{id}/undo-decision": "POST /api/quotes/{id}/confirm",
};

const isWrite = ({ method }: Call) => method !== "GET";

test("REL-P2 whatever staff changes is written down with who, what, when, before and after, or is not changed at all", async () => {
  // Set while the history cannot be written.
  let hasNoHistory = false;
  const copies = (clients: number) =>
    openCopies(clients, (db) =>
      db.withPlugin({
        transformQuery({ node }) {
          if (
            hasNoHistory &&
            node.kind === "InsertQueryNode" &&
            JSON.stringify(node.into).includes('"history"')
          ) {
            throw new Error("no room for history");
          }
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    );
  await using ofOne = await copies(1);
  await using ofTwo = await copies(2);
  await using list = await ofOne.open();
  const entries = list.shop.routes.declared.filter(
    ({ call, policy }) =>
      isWrite(call) &&
      /^(administrator|office|account|may .*)$/.test(policy) &&
      !noAuditEntries[nameOf(call)] &&
      !elsewhere.test(call.path),
  );
  const calls = new Map(list.shop.routes.declared.map(({ call }) => [nameOf(call), call]));
  const surprises: string[] = [];
  const written: string[] = [];
  for (const { call } of entries) {
    const name = nameOf(call);
    // A world of its own each: one change often rules out the next.
    await using world = await (name.endsWith("merge") ? ofTwo : ofOne).open();
    const { shop, services, clients, admin } = world;
    const targets = clients[0]?.his;
    if (!targets) throw new Error("no client");
    const isOfDraft = name.endsWith("/issue") || name === "DELETE /api/invoices/{id}";
    const his = isOfDraft ? { ...targets, invoiceId: await draftCredit(world) } : targets;
    if (name === "POST /api/quotes/{id}/invoices") await issue(world, await draftCredit(world));
    await makeUndecided(world, name, his.quoteId);
    if (name.endsWith("/clear-mark")) {
      await services.db.updateTable("payments").set({ to_check: "refund-differs" }).execute();
    }
    await makeOrderStand(world, name);
    const give = async (which: Call) => {
      const item = await services.db.selectFrom("plan_items").select("id").executeTakeFirst();
      const targets = { ...his, planItemId: item?.id ?? his.planItemId };
      const { path, ...rest } = await validRequest(which, targets, exact[nameOf(which)]);
      return await shop.send(which.method, path, { bearer: admin.bearer, ...rest });
    };
    for (const earlier of [first[name] ?? []].flat()) {
      const which = calls.get(earlier);
      if (which) await give(which);
    }
    if (name.endsWith("/write-off"))
      await services.db.updateTable("plan_items").set({ amount_cents: 90 }).execute();
    const untouched = await dumpTables(services.db);
    hasNoHistory = true;
    const refused = await give(call);
    hasNoHistory = false;
    if (refused.status < 500) surprises.push(`${name} answers ${refused.status} without its history`);
    if (JSON.stringify(await dumpTables(services.db)) !== JSON.stringify(untouched))
      surprises.push(`${name} changes something without its history`);
    const known = await services.db.selectFrom("history").select("id").execute();
    services.clock.advance(60_000);
    const answer = await give(call);
    if (answer.status > 299) {
      surprises.push(`${name} could not be done: ${answer.status} ${answer.text}`);
      continue;
    }
    const rows = await services.db
      .selectFrom("history")
      .selectAll()
      .where("id", "not in", [0, ...known.map(({ id }) => id)])
      .execute();
    const mine = rows.filter((row) => row.doer === "staff" && row.doer_id === admin.id);
    const isTold = mine.some(
      (row) =>
        row.created_at === services.clock().toISOString() &&
        (hasNoValues.has(name) || (row.before ?? row.after)),
    );
    if (!isTold) surprises.push(`${name} wrote ${JSON.stringify(rows)}`);
    written.push(...mine.map(({ action }) => action));
  }
  expect(surprises).toEqual([]);
  recordFigure(
    "REL-P2",
    `${entries.length} of ${entries.length} calls by which staff changes something write history in the same transaction (${new Set(written).size} actions)`,
  );
}, 300_000);

/** The shop's invoice is issued already: a credit note for it is not. */
async function draftCredit({ shop, admin }: Awaited<ReturnType<typeof openShopOfClients>>): Promise<number> {
  const credit = { bearer: admin.bearer, body: { reason: "Torn straps" } };
  const { body } = await shop.send("POST", "/api/invoices/1/credit", credit);
  return (body.invoice as { id: number }).id;
}

/** Its order can be invoiced again. */
async function issue({ shop, admin }: Awaited<ReturnType<typeof openShopOfClients>>, id: number) {
  await shop.send("POST", `/api/invoices/${id}/issue`, { bearer: admin.bearer, body: {} });
}

/** A paid quote cannot be confirmed, rejected, priced or paid by transfer. */
async function makeUndecided(
  { services }: Awaited<ReturnType<typeof openShopOfClients>>,
  name: string,
  quoteId: number,
): Promise<void> {
  const isOffer = /draft|offer|recall|extend|quotes.*record|reopen|acceptance|plan-items|count-for/.test(
    name,
  );
  const status =
    isOffer || /confirm|reject|logo-price|undo-decision|ask-info/.test(name)
      ? "pending"
      : /transfer/.test(name)
        ? "confirmed"
        : undefined;
  if (!status) return;
  const undecided = {
    status,
    paid_at: null,
    ...(isOffer && { stage: "new" as const }),
    logo_fee_cents: /confirm|undo-decision/.test(name) ? 2500 : null,
  } as const;
  if (isOffer) {
    await services.db.deleteFrom("payment_allocations").execute();
    await services.db.deleteFrom("plan_items").execute();
    for (const table of ["shipment_lines", "shipments", "order_lines", "order_gates", "orders"] as const)
      await services.db.deleteFrom(table).execute();
    await services.db.deleteFrom("acceptances").execute();
    await services.db.updateTable("quote_versions").set({ state: "superseded" }).execute();
  }
  await services.db.updateTable("quotes").set(undecided).where("id", "=", quoteId).execute();
}

test("REL-P2 nothing in the shop updates or deletes a line of the history", () => {
  const code = globSync("src/server/**/*.ts").filter((path) => !path.includes(".test."));
  const changes =
    /(?:updateTable|deleteFrom|mergeInto)\(\s*["'`]history["'`]|(?:update|delete from|truncate)\s+history/i;
  expect(code.filter((path) => changes.test(readFileSync(path, "utf8")))).toEqual([]);
});
