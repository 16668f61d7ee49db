import { expect, test } from "vitest";
import { openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { frontArea } from "#tests/support/sketches.ts";
import { addUser } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, bearer, ordered, tote } = await openProofShop();
const paper = (id: number, as: string, language = "en") =>
  shop.app.inject({
    url: `/api/proofs/${id}/document?language=${language}`,
    headers: { authorization: `Bearer ${as}` },
  });
const readPaper = async (id: number, as = bearer, language = "en") => {
  const pdf = readPdf((await paper(id, as, language)).rawPayload);
  return { ...pdf, text: pdf.text.replace(/\s+/gu, " ") };
};

test("a proof has a paper with its picture, each print in true size, its inks and what it is printed on", async () => {
  const { client, waiting } = await ordered();
  const proof = await waiting(picture);
  const { text, ...pdf } = await readPaper(proof.id, client.bearer);
  expect(pdf).toMatchObject({ language: "en", isTagged: true, roles: { H1: 1, Table: 1, Figure: 3 } });
  for (const said of [
    ...["Proof 1", proof.order_number, "Centered", "PMS 185 C", "Bags L", "25,000"],
    // Wider than a page of Letter has room.
    ...["9.4 × 7.1 in (240 × 180 mm), drawn at 1:2", "Actual size: 3.1 × 0.8 in (80 × 20 mm)"],
    ...["3.1 in (80 mm)", "0.8 in (20 mm)"],
  ])
    expect(text).toContain(said);
  expect((await readPaper(proof.id, bearer, "fr")).text).toContain("9,4 × 7,1 po (240 × 180 mm)");
});

test("one that was drawn shows what is printed, also after a logo that is gone", async () => {
  const { add } = await ordered();
  const { id } = await add(picture);
  const empty = (await paper(id, bearer)).rawPayload.length;
  const { file_id } = await services.db
    .selectFrom("proofs")
    .select("file_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const draw = async (file: number) => {
    const place = { area: "front", file: String(file), width_mm: 80, x_mm: 0, y_mm: 0, inks: ["#C8102E"] };
    const description = { product: tote.id, size: null, dye: "#1A7F37", places: [place, { ...place }] };
    const sketch = JSON.stringify({ description, areas: [frontArea] });
    await services.db.updateTable("proofs").set({ sketch }).where("id", "=", id).execute();
    return (await paper(id, bearer)).rawPayload.length;
  };
  expect(await draw(file_id)).not.toBe(empty);
  expect(await draw(999_999)).toBe(empty);
});

test("a client reads it once it was sent, and no other one does", async () => {
  const { client, add } = await ordered();
  const draft = await add(picture);
  expect((await paper(draft.id, bearer)).statusCode).toBe(200);
  for (const other of [client.bearer, (await ordered()).client.bearer, (await addUser(services)).bearer])
    expect((await paper(draft.id, other)).statusCode).toBe(404);
});
