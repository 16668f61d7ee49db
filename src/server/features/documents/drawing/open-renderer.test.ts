import sharp from "sharp";
import { expect, test } from "vitest";
import { readPdf } from "../read-pdf.fixture.ts";
import type { DocumentLayout } from "./document-layout.ts";
import { openRenderer } from "./open-renderer.ts";

const layout: DocumentLayout = {
  ...{
    language: "fr",
    shopName: "GREEN ECO",
    shopLines: [],
    title: "Devis GE-1",
    lead: "",
    notice: undefined,
  },
  facts: [[], []],
  head: { item: "Produit", units: "", unitPrice: "", amount: "Montant" },
  rows: [{ item: "Sac", units: "", unitPrice: "", amount: "1" }],
  ...{ sums: [], texts: [{ label: "Nom", value: "王小明" }] },
  pageLabel: "Page {page} sur {pages}",
  marks: new Map([["chinese", "caractères chinois"]]),
  madeAt: new Date("2026-11-28T12:00:00Z"),
};

test("FOUND-S-N5 a paper is drawn in a process of its own, with its picture", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  const picture = { bytes, label: "Image de la maquette" };
  const { render } = openRenderer();
  const [whole, broken] = await Promise.all([
    render({ kind: "document", layout: { ...layout, picture } }),
    render({ kind: "document", layout: { ...layout, picture: { ...picture, bytes: Buffer.from("torn") } } }),
  ]);
  const pdf = readPdf(whole);
  expect(pdf).toMatchObject({
    title: "Devis GE-1",
    language: "fr",
    pages: 1,
    roles: { Figure: 1, Table: 1 },
  });
  expect(pdf.text).toContain("Page 1 sur 1");
  expect(pdf.text).toContain("[caractères chinois]");
  expect(readPdf(broken).roles).not.toHaveProperty("Figure");
});

test("FOUND-S-N5 while labels are drawn this thread goes on with other work", async () => {
  const { language, shopName, title, marks, madeAt } = layout;
  const label = (place: string) => ({ item: "Sac en coton naturel ".repeat(10), bags: "100 sacs", place });
  const labels = Array.from({ length: 200 }, (_, at) => label(`${at + 1}/200`));
  const shipTo = { label: "Livraison", value: "W".repeat(500) };
  const order = { label: "Commande", value: "O-1" };
  let isDrawn = false;
  const drawn = openRenderer()
    .render({
      kind: "labels",
      layout: {
        ...{ language, shopName, title, marks, madeAt },
        shipTo,
        order,
        purchaseOrder: undefined,
        labels,
      },
    })
    .finally(() => {
      isDrawn = true;
    });
  let turns = 0;
  while (!isDrawn) {
    turns += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  // Drawn here, it would have been one.
  expect(turns).toBeGreaterThan(20);
  expect(readPdf(await drawn).pages).toBe(200);
});

test("a mail waits for its turn where a person is told to come again", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const { render, renderInTurn } = openRenderer(() => promise);
  const rendering = { kind: "document", layout } as const;
  const waiting = Array.from({ length: 22 }, () => render(rendering));
  const late = await render(rendering).catch((error: unknown) => error);
  expect(late).toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 5 } });
  const mail = renderInTurn(rendering);
  resolve(Buffer.from("%PDF"));
  expect((await Promise.all([...waiting, mail])).map(String)).toEqual(Array(23).fill("%PDF"));
  expect(String(await render(rendering))).toBe("%PDF");
});

const limits = { atOnce: 1, mostWaiting: 20, longestWait: 20_000, longestAnswer: 25_000 };

test("a person is told to come again while a document is drawn, and has it then", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const { soon, once } = openRenderer(() => promise, { ...limits, longestAnswer: 10 });
  const ask = () => soon(once("a document", () => promise));
  await expect(ask()).rejects.toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 5 } });
  resolve(Buffer.from("%PDF"));
  expect(String(await ask())).toBe("%PDF");
});

test("FOUND-S-N5 who has waited for too long is told to come again, and the mail behind him is not", async () => {
  const first = Promise.withResolvers<Buffer>();
  let begun = 0;
  const draw = () => {
    begun += 1;
    return begun === 1 ? first.promise : Promise.resolve(Buffer.from("%PDF"));
  };
  const { render, renderInTurn } = openRenderer(draw, { ...limits, longestWait: 10 });
  const rendering = { kind: "document", layout } as const;
  const drawn = render(rendering);
  const late = render(rendering).catch((error: unknown) => error);
  const mail = renderInTurn(rendering);
  await new Promise((resolve) => setTimeout(resolve, 50));
  first.resolve(Buffer.from("%PDF first"));
  expect(await late).toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 5 } });
  expect([String(await drawn), String(await mail), begun]).toEqual(["%PDF first", "%PDF", 2]);
});
