import sharp from "sharp";
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

test("an offer opens with its picture; one that cannot be read is left out", async () => {
  const white = { create: { width: 40, height: 30, channels: 3, background: "#fff" } } as const;
  const bytes = await sharp(white).jpeg().toBuffer();
  const opened = async (given: Buffer) => {
    const opening = {
      ...{ headline: "30,000\nMarket Tote", words: "As we said.", from: "Dana, GREEN ECO" },
      amount: { label: "in all", value: "$6,006.00" },
      picture: { bytes: given, label: "A green tote" },
    };
    return await drawDocument({ ...layout, opening });
  };
  const paper = readPdf(await opened(bytes));
  for (const said of ["30,000", "Market Tote", "As we said.", "Dana, GREEN ECO", "$6,006.00", "in all"])
    expect(paper.text).toContain(said);
  expect(paper.roles).toMatchObject({ H1: 1, Figure: 1 });
  expect(readPdf(await opened(Buffer.from("no picture"))).roles).not.toHaveProperty("Figure");
});
