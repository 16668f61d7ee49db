import fc from "fast-check";
import { expect, test } from "vitest";
import { facturX } from "#domain/france/factur-x/factur-x.ts";
import { faultsOfFacturX } from "#tests/support/check-factur-x.ts";
import { sized } from "#tests/support/lane.ts";
import { frenchDocuments } from "./drawn-documents.fixture.ts";

test("L14.6 each facture, facture d'acompte and avoir is valid by the schema and the rules of EN 16931", async () => {
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
});
