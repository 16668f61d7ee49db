import { expect, test } from "vitest";
import { approval, openProofShop } from "./proofs.fixture.ts";

const { ordered } = await openProofShop();

test("FOUND-H11 SPEC-4.42 a proof that was not shown is not approved: 409 with the proof as it stands", async () => {
  const { waiting, asClient } = await ordered();
  const { id, hash } = await waiting();
  const refused = await asClient(`${id}/approve`, { ...approval, hash: "0".repeat(64) });
  expect([refused.status, refused.body.message, refused.body.fresh]).toEqual([
    409,
    "This proof is another one by now. Please look at it again.",
    expect.objectContaining({ id, state: "sent", hash, answers: [] }),
  ]);
  expect((await asClient(`${id}/approve`, { ...approval, hash })).status).toBe(200);
  // The same again is the first answer; of another proof it is none.
  expect((await asClient(`${id}/approve`, { ...approval, hash })).status).toBe(200);
  expect((await asClient(`${id}/approve`, { ...approval, hash: "0".repeat(64) })).status).toBe(409);
  // Programs of before name none.
  expect((await asClient(`${id}/approve`, approval)).status).toBe(200);
});
