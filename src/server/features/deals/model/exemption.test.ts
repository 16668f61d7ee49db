import { expect, test } from "vitest";
import { signed } from "#tests/support/deals.ts";
import { markPaid } from "#tests/support/quotes.ts";
import { openTaxShop } from "./exemption.fixture.ts";

const { services, drafted, staff, get } = await openTaxShop();
const today = services.clock().toISOString().slice(0, 10);

const charged = { total_cents: 583_656, is_tax_exempt: false, asked: 583_656 };
const exempt = { total_cents: 542_375, is_tax_exempt: true, asked: 542_375 };
const utah = "12 Main St\nSalt Lake City, UT 84101";

test.each<[string, Parameters<typeof drafted>[0], object]>([
  ["no certificate", {}, charged],
  ["a blanket certificate", { certificate: {} }, exempt],
  ["a state that is typed as a name", { certificate: {}, state: "Colorado" }, exempt],
  ["a certificate for states by name", { certificate: { states: "Utah, Colorado" }, state: "co" }, exempt],
  ["a certificate on its last day", { certificate: { expires_on: today } }, exempt],
  ["an expired certificate", { certificate: { expires_on: "2026-01-06" } }, charged],
  ["a certificate that was not checked", { certificate: { checked: "0" } }, charged],
  ["FOUND-D13 a company in another state", { certificate: {}, state: "UT" }, charged],
  ["no state that is known", { certificate: {}, state: "" }, charged],
  [
    "FOUND-D13 goods that go to another state than the company's",
    { certificate: {}, delivery: utah },
    charged,
  ],
  ["goods that go where it is exempt", { certificate: { states: "UT" }, delivery: utah }, exempt],
])(
  "L13.6 FOUND-F3 with %s draft, offer, total, acceptance and undoing name one total",
  async (_, buyer, sums) => {
    const quote = await drafted(buyer);
    const { total_cents, is_tax_exempt } = await quote.totals();
    expect({ ...sums, total_cents, is_tax_exempt }).toEqual(sums);
    expect((await quote.send()).status).toBe(200);
    expect(await quote.totals()).toEqual(sums);
    const accepted = await quote.asClient(`quotes/${quote.id}/accept`, { ...signed, total_cents });
    expect(accepted.status).toBe(200);
    expect(await quote.totals()).toEqual({ ...sums, accepted: total_cents });
    expect((await staff(`quotes/${quote.id}/undo-acceptance`)).status).toBe(200);
    expect(await quote.totals()).toEqual(sums);
  },
);

test("FOUND-F3 paying is accepting the total that was offered, and the sentence names it", async () => {
  const [paid, signedOne] = [await drafted({ certificate: {} }), await drafted({ certificate: {} })];
  for (const quote of [paid, signedOne]) await quote.send();
  await markPaid(services, paid.id);
  expect(await paid.totals()).toEqual({ ...exempt, accepted: 542_375 });
  await signedOne.asClient(`quotes/${signedOne.id}/accept`, signed);
  const { sentence, exempt_certificate_id } = await services.db
    .selectFrom("acceptances")
    .innerJoin("quote_versions", "quote_versions.id", "acceptances.version_id")
    .select(["acceptances.sentence", "acceptances.exempt_certificate_id"])
    .where("quote_id", "=", signedOne.id)
    .executeTakeFirstOrThrow();
  expect(sentence).toContain("$5,423.75");
  expect(exempt_certificate_id).not.toBeNull();
});

test("FOUND-F3 SPEC-4.49 sending looks the exemption up again: 409 with the new total, which is then sent", async () => {
  const ended = await drafted({ certificate: {} });
  await ended.change({ expires_on: "2026-01-06" });
  const moved = await drafted({ certificate: {} });
  await moved.move("UT");
  const found = await drafted({});
  await found.certify({});
  for (const [quote, sums] of [
    [ended, charged],
    [moved, charged],
    [found, exempt],
  ] as const) {
    const refused = await quote.send();
    expect([refused.status, refused.body.total_cents]).toEqual([409, sums.total_cents]);
    expect((await quote.send()).status).toBe(200);
    expect(await quote.totals()).toEqual(sums);
  }
});

test("FOUND-F3 SPEC-4.49 the specified confirmation looks it up again too", async () => {
  const quote = await drafted({ certificate: {} });
  await quote.change({ checked_at: null });
  expect((await staff(`quotes/${quote.id}/confirm`)).status).toBe(409);
  expect((await staff(`quotes/${quote.id}/confirm`)).status).toBe(200);
  expect(await quote.totals()).toEqual(charged);
});

const waiting = async (quoteId: number) => {
  const { items, counts } = (await get("today")) as {
    items: { kind: string; id: number }[];
    counts: { exemption_ended: number };
  };
  const found = items.filter(({ kind, id }) => kind === "exemption_ended" && id === quoteId);
  return [found.length, counts.exemption_ended];
};

/** What the pages are told of each version: the one in force alone has this to say. */
const ends = async (quoteId: number) => {
  const { versions } = (await get(`quotes/${quoteId}/versions`)) as {
    versions: { is_exemption_ended?: boolean }[];
  };
  return versions.map(({ is_exemption_ended }) => is_exemption_ended);
};

test("FOUND-F3 SPEC-4.49 once the certificate no longer holds nothing is accepted or paid, and Today asks for a new offer", async () => {
  const quote = await drafted({ certificate: {} });
  await quote.send();
  expect([await waiting(quote.id), await ends(quote.id)]).toEqual([[0, 0], [false]]);
  await quote.change({ expires_on: "2026-01-06" });
  expect(await ends(quote.id)).toEqual([true]);
  const sentence = "The tax exemption has ended; we send you a new offer";
  const accepted = await quote.asClient(`quotes/${quote.id}/accept`, signed);
  expect([accepted.status, accepted.body.message]).toEqual([409, sentence]);
  const paid = await quote.asClient("payment/create-intent", { quote_id: quote.id });
  expect([paid.status, paid.body.message]).toEqual([409, sentence]);
  expect(await markPaid(services, quote.id)).toBe(false);
  // No total of what was sent changes.
  expect(await quote.totals()).toEqual(exempt);
  expect(await waiting(quote.id)).toEqual([1, 1]);

  // Nothing has to be typed: the offer is written anew with its tax, and then sent.
  const refused = await quote.send();
  expect([refused.status, refused.body.total_cents]).toEqual([409, 583_656]);
  expect((await quote.send()).status).toBe(200);
  expect(await quote.totals()).toEqual(charged);
  expect([await waiting(quote.id), await ends(quote.id)]).toEqual([
    [0, 0],
    [undefined, false],
  ]);
  expect((await quote.asClient(`quotes/${quote.id}/accept`, { ...signed, version: 2 })).status).toBe(200);
});

test("SPEC-4.49 a newer certificate of the company for the same state lets it be accepted as it was sent", async () => {
  const quote = await drafted({ certificate: {} });
  await quote.send();
  await quote.change({ expires_on: "2026-01-06" });
  await quote.certify({ number: "CO-2" });
  expect(await waiting(quote.id)).toEqual([0, 0]);
  expect((await quote.asClient(`quotes/${quote.id}/accept`, signed)).status).toBe(200);
  expect(await quote.totals()).toEqual({ ...exempt, accepted: 542_375 });
});

test("FOUND-F3 the next version of an exempt offer is exempt, and one of a duplicate for whom it is", async () => {
  const quote = await drafted({ certificate: {} });
  await quote.send();
  await staff(`quotes/${quote.id}/recall`);
  expect(await quote.totals()).toMatchObject({ total_cents: 542_375, is_tax_exempt: true });
  await quote.change({ expires_on: "2026-01-06" });
  const { id } = (await staff(`quotes/${quote.id}/duplicate`)).body.quote as { id: number };
  const { versions } = (await get(`quotes/${id}/versions`)) as { versions: { total_cents: number }[] };
  expect(versions.at(-1)).toMatchObject({ total_cents: 583_656 });
});
