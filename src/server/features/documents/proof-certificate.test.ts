import { expect, test, vi } from "vitest";
import { approval, openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { addUser } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, bearer, ordered, send } = await openProofShop();
const certificate = (id: number, as: string, language = "en") =>
  shop.app.inject({
    url: `/api/proofs/${id}/certificate?language=${language}`,
    headers: { authorization: `Bearer ${as}`, "user-agent": "Firefox" },
  });

test("L16.2 an approval has a certificate with its evidence, in the reader's language, for staff and its client", async () => {
  const { client, waiting, asClient } = await ordered();
  const proof = await waiting(picture);
  expect((await certificate(proof.id, client.bearer)).statusCode).toBe(404);
  await asClient(`${proof.id}/approve`, approval);
  const answer = await certificate(proof.id, client.bearer);
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
    200,
    `attachment; filename="${proof.order_number}-proof-1-approval.pdf"`,
  ]);
  const pdf = readPdf(answer.rawPayload);
  expect(pdf).toMatchObject({ language: "en", isTagged: true, roles: { H1: 1, Table: 1, Figure: 1 } });
  const row = await services.db
    .selectFrom("proof_answers")
    .selectAll()
    .where("proof_id", "=", proof.id)
    .executeTakeFirstOrThrow();
  const text = pdf.text.replace(/\s+/gu, " ");
  for (const said of [
    ...["Approval of proof 1", "Ann Miller", row.created_at, row.ip ?? "no address", proof.order_number],
    ...[
      "Every word and number is spelled right.",
      "The delivery address is right.",
      "typed name is my signature",
    ],
    ...["9.4 × 7.1 in (240 × 180 mm) · Centered", "PMS 185 C, Black", "Bags L", "25,000", "proof.png"],
    ...[row.file_sha256, row.proof_hash, row.hash],
  ])
    expect(text).toContain(said);

  const french = readPdf((await certificate(proof.id, bearer, "fr")).rawPayload);
  expect(french.language).toBe("fr");
  await waiting();
  expect(readPdf((await certificate(proof.id, bearer)).rawPayload).text).toContain("A later proof has taken");
});

test("another client does not read it, and an answer that was given elsewhere has none", async () => {
  const { waiting, asClient } = await ordered();
  const other = await ordered();
  const proof = await waiting();
  await asClient(`${proof.id}/approve`, approval);
  expect((await certificate(proof.id, other.client.bearer)).statusCode).toBe(404);
  expect((await certificate(proof.id, (await addUser(services)).bearer)).statusCode).toBe(404);
  const { id } = await other.waiting();
  const given = { answer: "approved", channel: "phone", on: "2026-03-02", by: "Ann Miller", text: "" };
  expect((await send(`/api/proofs/${id}/record-answer`, given, picture)).status).toBe(200);
  expect((await certificate(id, bearer)).statusCode).toBe(404);
});

test("FOUND-S-N5 proofs and their certificates leave buyers' logos their decoders", async () => {
  const decoded = [vi.spyOn(services.logoDecoders, "run"), vi.spyOn(services.logoDecoders, "runSoon")];
  const { client, waiting, asClient } = await ordered();
  const { id } = await waiting(picture);
  await asClient(`${id}/approve`, approval);
  const answers = await Promise.all(Array.from({ length: 30 }, () => certificate(id, client.bearer)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  expect(readPdf(answers[0]?.rawPayload ?? Buffer.of()).roles).toMatchObject({ Figure: 1 });
  for (const each of decoded) expect(each).not.toHaveBeenCalled();
});
