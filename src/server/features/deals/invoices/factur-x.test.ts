import fc from "fast-check";
import { expect, test } from "vitest";
import { facturX } from "#domain/france/factur-x/factur-x.ts";
import { vatReasons } from "#domain/france/vat-reasons.ts";
import { faultsOfFacturX } from "#tests/support/check-factur-x.ts";
import { sized } from "#tests/support/lane.ts";
import { frenchDocuments } from "./drawn-documents.fixture.ts";

test("L14.4 each facture, facture d'acompte and avoir is valid by the schema and the rules of EN 16931", async () => {
  const documents = fc
    .sample(frenchDocuments, { seed: 16_931, numRuns: sized({ quick: 16, deep: 100 }) })
    .flat();
  const faults: string[] = [];
  for (const document of documents) {
    const xml = facturX(document, ({ message }) => message);
    for (const fault of await faultsOfFacturX(xml))
      faults.push(`${document.kind} ${document.number}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(documents.length).toBeGreaterThanOrEqual(sized({ quick: 20, deep: 200 }));
  const drawn = new Set(documents.map(({ kind, snapshot }) => `${kind} ${snapshot.french.vat.reason}`));
  expect(drawn.size).toBeGreaterThanOrEqual(sized({ quick: 9, deep: 3 * (1 + vatReasons.length) }));
});

test("L14.4 what is wrong with a document is found", async () => {
  const [document] = fc
    .sample(frenchDocuments, { seed: 4, numRuns: 40 })
    .flat()
    .filter(({ kind, snapshot }) => kind === "invoice" && snapshot.french.vat.reason === "intra-community");
  if (!document) throw new Error("no sale to another state was drawn");
  const xml = facturX(document, ({ message }) => message);
  for (const [whole, broken] of [
    [/<ram:ExemptionReason>[\s\S]*?(?=<ram:BasisAmount)|<ram:ExemptionReasonCode>.*\s*/g, ""],
    [/<ram:ExemptionReasonCode>[^<]*</, "<ram:ExemptionReasonCode>VATEX-OTHER<"],
    [/<ram:DuePayableAmount>/, "<ram:DuePayableAmount>1"],
    [/<ram:LineTotalAmount>/, "<ram:LineTotalAmount>1"],
    [/<ram:TypeCode>380</, "<ram:TypeCode>999<"],
    [/<ram:CountryID>BE</, "<ram:CountryID>Belgique<"],
    [/<ram:InvoiceCurrencyCode>[\s\S]*?>/, ""],
    [/schemeID="VA">BE[^<]*</, `schemeID="VA">1<`],
  ] as const) {
    const changed = xml.replace(whole, broken);
    expect(changed, String(whole)).not.toBe(xml);
    const found = await faultsOfFacturX(changed).catch((error: unknown) => [String(error)]);
    expect(found, String(whole)).not.toEqual([]);
  }
});
