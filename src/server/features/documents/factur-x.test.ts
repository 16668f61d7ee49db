import { extractXml } from "@stackforge-eu/factur-x";
import { expect, test } from "vitest";
import { halves, openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { readSnapshot } from "#server/features/deals/presenters/show-invoice.ts";
import { faultsOfFacturX, readFacturXOf } from "#tests/support/check-factur-x.ts";
import { signInClientOf } from "#tests/support/quotes.ts";
import { testPassword } from "#tests/support/staff.ts";
import { missingOfArchive } from "./archive-pdf.fixture.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const shopOf = await openInvoiceShop({ freightTaxable: true, percent: "20" });
const { accepted, draft, issue, credit, receive, staff, services, shop, bearer } = shopOf;
const french = {
  ...{ country: "France", siret: "732 829 320 00074", shop_vat_number: "FR44732829320", legal_form: "SARL" },
  ...{
    bank_holder: "Sacs du Rhône",
    bank_account: "FR76 3000 6000 0112 3456 7890 189",
    bank_code: "AGRIFRPP",
  },
};
const abroad = await issue((await draft((await accepted()).id)).id);
const set = await staff("settings", { values: french, current_password: testPassword }, "PUT");
expect(set.status, set.text).toBe(200);

const get = (path: string, as = bearer) =>
  shop.app.inject({ url: `/api/invoices/${path}`, headers: { authorization: `Bearer ${as}` } });
const xmlOf = async (id: number, as = bearer) => {
  const answer = await get(`${id}/factur-x`, as);
  expect(answer.statusCode).toBe(200);
  return answer.payload;
};

/** A deposit, the last invoice, and a credit note of a part of that, as an order brings them. */
async function issued() {
  const { id, client } = await accepted({ plan: halves, language: "fr" });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  await receive(id, "3254.25");
  const last = await issue((await draft(id)).id);
  const note = await issue((await credit(last.id, { amount: "100", reason: "Rayures" })).id);
  return { client, deposit, last, note };
}
const { client, deposit, last, note } = await issued();

test("L14.4 each French document is its Cross Industry Invoice, valid by schema and rules", async () => {
  for (const [document, type] of [
    [deposit, "386"],
    [last, "380"],
    [note, "381"],
  ] as const) {
    const xml = await xmlOf(document.id);
    expect(await faultsOfFacturX(xml)).toEqual([]);
    expect(xml).toContain(`<ram:ID>${document.number}</ram:ID>\n    <ram:TypeCode>${type}<`);
  }
});

test("L14.4 it says who, what, how much, what is prepaid, and where to pay", async () => {
  const xml = (await xmlOf(last.id)).replaceAll(/>\s+</g, "><");
  for (const said of [
    `<ram:GlobalID schemeID="0009">73282932000074</ram:GlobalID>`,
    `<ram:ID schemeID="0002">732829320</ram:ID>`,
    `<ram:ID schemeID="VA">FR44732829320</ram:ID>`,
    "<ram:PostcodeCode>69002</ram:PostcodeCode><ram:LineOne>3 place Bellecour</ram:LineOne><ram:CityName>Lyon",
    "<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-77<",
    `<ram:BilledQuantity unitCode="H87">25000</ram:BilledQuantity>`,
    "<ram:ChargeAmount>0.165</ram:ChargeAmount>",
    "<ram:AllowanceTotalAmount>256.25</ram:AllowanceTotalAmount>",
    `<ram:TaxTotalAmount currencyID="USD">1084.75</ram:TaxTotalAmount>`,
    "<ram:GrandTotalAmount>6508.50</ram:GrandTotalAmount><ram:TotalPrepaidAmount>3254.25<",
    "<ram:DuePayableAmount>3254.25</ram:DuePayableAmount>",
    `<ram:IssuerAssignedID>${deposit.number}</ram:IssuerAssignedID>`,
    "<ram:ID>B4</ram:ID>",
    "<ram:IBANID>FR7630006000011234567890189</ram:IBANID>",
    "<ram:BICID>AGRIFRPP</ram:BICID>",
    ...["PMT", "PMD", "AAB"].map((code) => `<ram:SubjectCode>${code}</ram:SubjectCode>`),
  ])
    expect(xml).toContain(said);
  const credited = (await xmlOf(note.id)).replaceAll(/>\s+</g, "><");
  expect(credited).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${last.number}<`);
});

test("L14.4 the PDF is an archive that carries the same data, as another program reads it", async () => {
  for (const document of [deposit, last, note]) {
    const pdf = (await get(`${document.id}/document`)).rawPayload;
    expect(missingOfArchive(pdf)).toEqual([]);
    expect(readPdf(pdf).isTagged).toBe(true);
    const carried = await extractXml(pdf);
    expect([carried.xml, carried.profile]).toEqual([await xmlOf(document.id), "EN16931"]);
    expect((await readFacturXOf(pdf)).faults).toEqual([]);
  }
});

test("L14.4 the data is read by staff and by its own client alone", async () => {
  const [own] = (await shop.send("GET", "/api/invoices", { bearer: client.bearer })).body
    .invoices as object[];
  expect(own).toMatchObject({ is_factur_x: true });
  const answer = await get(`${last.id}/factur-x`, client.bearer);
  expect(answer.headers).toMatchObject({
    "content-type": "application/xml",
    "content-disposition": `attachment; filename="${last.number}-factur-x.xml"`,
  });
  const other = await signInClientOf(services, (await accepted()).id);
  expect((await get(`${last.id}/factur-x`, other.bearer)).statusCode).toBe(404);
});

test("L14.4 a draft, and an invoice of a shop elsewhere, is none", async () => {
  const { id: waiting } = await draft((await accepted()).id);
  for (const each of [waiting, abroad.id]) {
    expect((await get(`${each}/factur-x`)).statusCode).toBe(404);
    const pdf = (await get(`${each}/document`)).rawPayload.toString("latin1");
    expect(pdf).not.toMatch(/pdfaid|EmbeddedFile|OutputIntent/);
  }
});

test("L14.4 a French invoice of before stays the paper that it was", async () => {
  const { db } = services;
  const { id: _, ...row } = await db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", last.id)
    .executeTakeFirstOrThrow();
  const { french, ...rest } = readSnapshot(row);
  const snapshot = JSON.stringify({ ...rest, french: { ...french, vat: undefined } });
  const { id } = await db
    .insertInto("invoices")
    .values({ ...row, snapshot, number: "I-2026-0999" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await get(`${id}/factur-x`)).statusCode).toBe(404);
  const paper = await get(`${id}/document`);
  // What corrects it is Factur-X all the same.
  const correcting = await issue((await credit(id, { amount: "10", reason: "Rayures" })).id);
  expect(await faultsOfFacturX(await xmlOf(correcting.id))).toEqual([]);
  expect([paper.statusCode, paper.rawPayload.toString("latin1").includes("pdfaid")]).toEqual([200, false]);
});
