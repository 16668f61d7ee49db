import { expect, test } from "vitest";
import { openProofShop, pdf } from "./proofs.fixture.ts";

const { send, ordered } = await openProofShop();

test.each(["2999-01-01", "2026-03-01"])("FOUND-S-N11 a proof was not approved on %s", async (on) => {
  const { waiting } = await ordered();
  const { id } = await waiting();
  const given = { channel: "phone", by: "Ann Miller", text: "All good.", answer: "approved" };
  const path = `/api/proofs/${id}/record-answer`;
  const { status, body } = await send(path, { ...given, on }, pdf);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["on"]]);
  expect((await send(path, { ...given, on: "2026-03-02" }, pdf)).status).toBe(200);
});
