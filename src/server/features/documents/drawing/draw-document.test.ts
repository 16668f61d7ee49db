import { expect, test } from "vitest";
import { readPdf } from "../read-pdf.fixture.ts";
import type { DocumentLayout, DocumentRow } from "./document-layout.ts";
import { drawDocument } from "./draw-document.ts";

const row = (item: string): DocumentRow => ({
  item,
  units: "10,000",
  unitPrice: "$0.14",
  amount: "$1,400.00",
});

const layout: DocumentLayout = {
  language: "en",
  shopName: "GREEN ECO",
  shopLines: ["Denver"],
  title: "Quote GE-2026-000001",
  lead: "Confirmed.",
  notice: undefined,
  facts: [[{ label: "Client", value: "Ann" }], []],
  head: { item: "Product", units: "Units", unitPrice: "Unit price", amount: "Amount" },
  rows: Array.from({ length: 60 }, (_, index) => row(`Tote ${index}, ${"Long ".repeat(index % 12)}`)),
  sums: [{ label: "Total", value: "$84,000.00" }],
  texts: [{ label: "Project details", value: "Line\n".repeat(80) }],
  pageLabel: "Page {page} of {pages}",
  marks: new Map(),
  madeAt: new Date("2026-11-21T12:00:00Z"),
};

test("a long quote goes on over pages, its head with it, every line once", async () => {
  const pdf = readPdf(await drawDocument(layout));
  expect(pdf.pages).toBeGreaterThan(3);
  expect(pdf.text.match(/^Page \d of \d$/gm)).toHaveLength(pdf.pages);
  expect(pdf.text.match(/^Tote \d+,/gm)).toHaveLength(60);
  expect(pdf.roles).toMatchObject({ H1: 1, H2: 1, Table: 1, TR: 62 });
  expect(pdf.text.match(/^Unit price$/gm)?.length).toBeGreaterThan(1);
});

test("FOUND-S-N12 signs of a shop's name are escaped in the metadata, and stay themselves in the info", async () => {
  const shop = { shopName: "Bags & Co <x>", title: "Quote <1> & more" };
  const pdf = (await drawDocument({ ...layout, ...shop })).toString("latin1");
  const [metadata = ""] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf) ?? [];
  expect(metadata).toContain("<rdf:li>Bags &amp; Co &lt;x&gt;</rdf:li>");
  expect(metadata).toContain(">Quote &lt;1&gt; &amp; more</rdf:li>");
  expect(metadata.replace(/&(?:amp|lt|gt);/g, "")).not.toContain("&");
  expect(metadata.match(/<x\b(?!:)/)).toBeNull();
  expect(pdf).toContain("(Bags & Co <x>)");
});
