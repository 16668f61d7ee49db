import { expect, test } from "vitest";
import { closeBooks } from "#tests/support/closed-books.ts";
import { openProofShop, pdf } from "./proofs.fixture.ts";

const { services, send, ordered } = await openProofShop();

test.each(["2999-01-01", "2026-03-01"])("FOUND-S-N11 a proof was not approved on %s", async (on) => {
  const { waiting } = await ordered();
  const { id } = await waiting();
  const given = { channel: "phone", by: "Ann Miller", text: "All good.", answer: "approved" };
  const path = `/api/proofs/${id}/record-answer`;
  const { status, body } = await send(path, { ...given, on }, pdf);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["on"]]);
  expect((await send(path, { ...given, on: "2026-03-02" }, pdf)).status).toBe(200);
});

test("SPEC-4.50 a proof was not approved on a day whose books are closed", async () => {
  const { waiting } = await ordered();
  const { id } = await waiting();
  await closeBooks(services, "2026-03-02");
  const given = { channel: "phone", by: "Ann Miller", text: "All good.", answer: "approved" };
  const { status, body } = await send(`/api/proofs/${id}/record-answer`, { ...given, on: "2026-03-02" }, pdf);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["on"]]);
});
