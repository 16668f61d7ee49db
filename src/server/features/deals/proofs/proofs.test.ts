import { describe, expect, test } from "vitest";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import { type ProofState, proofStates } from "#domain/orders/proofs/proof-moves.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { allBoxes, approval, facts, openProofShop, pdf } from "./proofs.fixture.ts";

const { services, shop, bearer, staff, send, ordered } = await openProofShop();

async function inState(state: ProofState) {
  const order = await ordered();
  if (state === "draft") return { order, proof: await order.add() };
  const proof = await order.waiting();
  if (state === "approved") await order.asClient(`${proof.id}/approve`, approval);
  if (state === "changes_requested") await order.asClient(`${proof.id}/request-changes`, { text: "Larger" });
  if (state === "withdrawn") await staff(`proofs/${proof.id}/withdraw`);
  if (state === "superseded") await order.waiting();
  return { order, proof };
}

describe("L16 every call from every state", () => {
  const answers: Record<ProofState, readonly [send: number, withdraw: number, approve: number, ask: number]> =
    {
      draft: [200, 200, 404, 404],
      sent: [409, 200, 200, 200],
      // The same client, once more: the first evidence.
      approved: [409, 409, 200, 409],
      changes_requested: [409, 409, 409, 409],
      superseded: [409, 409, 409, 409],
      withdrawn: [409, 409, 409, 409],
    };
  test.each(proofStates)("%s", async (state) => {
    const calls = [
      (_: never, id: number) => staff(`proofs/${id}/send`),
      (_: never, id: number) => staff(`proofs/${id}/withdraw`),
      ({ asClient }: Awaited<ReturnType<typeof ordered>>, id: number) => asClient(`${id}/approve`, approval),
      ({ asClient }: Awaited<ReturnType<typeof ordered>>, id: number) =>
        asClient(`${id}/request-changes`, { text: "Smaller" }),
    ];
    for (const [at, call] of calls.entries()) {
      const { order, proof } = await inState(state);
      const { status, body } = await call(order as never, proof.id);
      expect([at, status]).toEqual([at, answers[state][at]]);
      if (status !== 409) continue;
      expect((body.fresh as Proof).state).toBe(state);
      expect(body.message).not.toContain("someone else");
    }
  });
});

describe("L16.2 an approval", () => {
  test("is one, however many race for it, with the evidence of what was seen", async () => {
    const { waiting, asClient, orderId } = await ordered();
    const { id, hash, file } = await waiting();
    const racing = await Promise.all(Array.from({ length: 12 }, () => asClient(`${id}/approve`, approval)));
    expect(new Set(racing.map(({ text }) => text)).size).toBe(1);
    const rows = await services.db
      .selectFrom("proof_answers")
      .selectAll()
      .where("proof_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
    const [first] = racing.map(({ body }) => body.proof as Proof);
    const answer = first?.answers[0];
    expect(answer).toMatchObject({
      ...{
        answer: "approved",
        kind: "signed",
        name: "Ann Miller",
        proof_hash: hash,
        file_sha256: file.sha256,
      },
      ...{ ip: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(answer?.sentences).toHaveLength(7);
    expect(answer?.sentences.at(-1)).toContain("proof 1 of order GO-");
    const drop = services.db.deleteFrom("proof_answers").where("proof_id", "=", id);
    await expect(drop.execute()).rejects.toThrow(/never changes/);
    const change = services.db
      .updateTable("proof_answers")
      .set({ answer: "changes_requested" })
      .where("proof_id", "=", id);
    await expect(change.execute()).rejects.toThrow(/never changes/);
    const history = await services.db
      .selectFrom("history")
      .select("action")
      .where("subject", "=", "order")
      .where("subject_id", "=", orderId)
      .execute();
    expect(history.filter(({ action }) => action === "order.approve-proof")).toHaveLength(1);
  });

  test("is refused without any of the six boxes", async () => {
    const { asClient, waiting } = await once();
    const { id } = await waiting();
    for (const box of Object.keys(allBoxes)) {
      const boxes = { ...allBoxes, [box]: false };
      const { status, body } = await asClient(`${id}/approve`, { ...approval, boxes });
      expect([box, status, Object.keys(body.errors ?? {})]).toEqual([box, 422, ["boxes"]]);
    }
  });

  test("needs a name, and the version that was looked at", async () => {
    const { asClient, waiting, client } = await once();
    const { id, version } = await waiting();
    expect((await asClient(`${id}/approve`, { ...approval, name: " " })).body.errors).toHaveProperty("name");
    const stale = { "if-match": `"${version - 1}"` };
    const given = { bearer: client.bearer, body: approval, headers: stale };
    expect((await shop.send("POST", `/api/proofs/${id}/approve`, given)).status).toBe(409);
  });

  test("freezes what was sent: address and facts of later change nothing", async () => {
    const { quoteId, waiting, read } = await ordered();
    const sent = await waiting();
    expect(sent).toMatchObject({ facts, lines: [{ name: "Bags L", units: 25_000 }], is_current: true });
    await services.db
      .updateTable("quotes")
      .set({ delivery_address: "Elsewhere 1" })
      .where("id", "=", quoteId)
      .execute();
    expect((await read())[0]).toEqual(sent);
  });
});

test("L16.2 only the newest counts; one that takes its place supersedes an approval too", async () => {
  const { waiting, asClient, read, client } = await ordered();
  const first = await waiting();
  await asClient(`${first.id}/approve`, approval);
  const second = await waiting();
  const { status, body } = await asClient(`${first.id}/approve`, approval);
  expect([status, body.message]).toEqual([409, "There is a newer proof. Please look at that one."]);
  expect((await read(client.bearer)).map(({ id, state, is_current }) => [id, state, is_current])).toEqual([
    [second.id, "sent", true],
    [first.id, "superseded", false],
  ]);
  expect((await read())[1]?.answers).toHaveLength(1);
});

test("L16.1 an acceptance that is undone withdraws the proofs that were not answered", async () => {
  const { quoteId, orderId, add, waiting, asClient } = await ordered();
  const { id } = await waiting();
  await asClient(`${id}/request-changes`, { text: "Larger" });
  await waiting();
  await add();
  expect((await staff(`quotes/${quoteId}/undo-acceptance`)).status).toBe(200);
  const rows = await services.db
    .selectFrom("proofs")
    .select(["order_id", "quote_id", "state"])
    .where("quote_id", "=", quoteId)
    .orderBy("number")
    .execute();
  expect(rows).toEqual(
    ["superseded", "withdrawn", "withdrawn"].map((state) => ({
      order_id: orderId,
      quote_id: quoteId,
      state,
    })),
  );
});

test("L16.5 an approval meets the gate of the order; a new proof opens it again and holds the order", async () => {
  const { orderId, waiting, asClient } = await ordered();
  const order = async () =>
    (await shop.send("GET", `/api/orders/${orderId}`, { bearer })).body.order as OrderAnswer;
  const gate = async () => (await order()).gates.find((each) => each.gate === "proof")?.state;
  await services.db.updateTable("orders").set({ needs_proof: 0 }).where("id", "=", orderId).execute();
  expect(await gate()).toBe("met");
  const first = await waiting();
  expect([await gate(), (await order()).hold]).toEqual(["open", null]);
  await asClient(`${first.id}/approve`, approval);
  expect([await gate(), (await order()).hold]).toEqual(["met", null]);
  const second = await waiting();
  expect(await gate()).toBe("open");
  expect(await order()).toMatchObject({
    hold: { reason: "art" },
    proofs: [
      { id: second.id, state: "sent" },
      { id: first.id, state: "superseded" },
    ],
  });
  await asClient(`${second.id}/approve`, approval);
  expect([await gate(), (await order()).hold]).toEqual(["met", null]);
  await services.db.updateTable("orders").set({ state: "packed" }).where("id", "=", orderId).execute();
  const { id } = (await send(`/api/orders/${orderId}/proofs`, { facts: JSON.stringify(facts) }, pdf)).body
    .proof as Proof;
  expect((await staff(`proofs/${id}/send`)).status).toBe(409);
});

test("L16.3 changes are asked for with marks; the same once more is the same", async () => {
  const { waiting, asClient, read } = await ordered();
  const { id } = await waiting();
  const changes = { text: "Please mend this.", marks: [{ x: 250, y: 700, text: "185 C, not 186 C" }] };
  for (const [wrong, field] of [
    [{ text: " " }, "text"],
    [{ text: "", marks: [{ x: 1_001, y: 0, text: "Here" }] }, "marks"],
    [{ text: "", marks: [{ x: 1, y: 0, text: " " }] }, "marks"],
  ] as const)
    expect(Object.keys((await asClient(`${id}/request-changes`, wrong)).body.errors ?? {})).toEqual([field]);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await asClient(`${id}/request-changes`, changes)).status).toBe(200);
  expect((await read())[0]).toMatchObject({ state: "changes_requested", answers: [changes] });
  const [mail] = (await postedMails(services))
    .filter(({ template }) => template === "staff-proof-news")
    .slice(-1);
  expect(mail?.content).toMatchObject({ news: "changes", text: "Please mend this.\n1. 185 C, not 186 C" });
});

describe("L16.4 an answer given elsewhere", () => {
  const given = { channel: "phone", on: "2026-03-02", by: "Ann Miller", text: "All good." };
  test("is an approval only with a file, and labelled so", async () => {
    const { waiting, client } = await ordered();
    const { id } = await waiting();
    const path = `/api/proofs/${id}/record-answer`;
    const without = await send(path, { ...given, answer: "approved" }, undefined);
    expect([without.status, without.body.errors]).toEqual([
      422,
      { file: ["Please choose the file of the proof."] },
    ]);
    const { status, body } = await send(path, { ...given, answer: "approved" }, pdf);
    expect([status, (body.proof as Proof).state]).toEqual([200, "approved"]);
    const [answer] = (body.proof as Proof).answers;
    expect(answer).toMatchObject({
      kind: "recorded",
      recorded_by: "Dana",
      sentences: [],
      file: { name: "proof.pdf" },
    });
    const file = `/api/proofs/${id}/answers/${answer?.id}/file`;
    for (const as of [bearer, client.bearer])
      expect((await shop.send("GET", file, { bearer: as })).status).toBe(200);
    expect((await shop.send("GET", `/api/proofs/${id}/answers/9999/file`, { bearer })).status).toBe(404);
  });
  test("is a refusal without one too", async () => {
    const { waiting } = await ordered();
    const { id } = await waiting();
    const { status, body } = await send(
      `/api/proofs/${id}/record-answer`,
      { ...given, answer: "changes_requested" },
      undefined,
    );
    expect([status, (body.proof as Proof).state]).toEqual([200, "changes_requested"]);
  });
});

/** One order for tests that leave it as it was. */
const shared = ordered();
async function once() {
  return await shared;
}
