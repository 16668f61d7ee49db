import { connect } from "node:net";
import { expect, test } from "vitest";
import {
  drawnPdf,
  pdfOf,
  streamOf,
  unembeddedText,
} from "#server/features/deals/artwork/drawn-pdfs.fixture.ts";
import { encryptedPdf, encryptions } from "#server/platform/pdf/pdf.fixture.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { requestQuote, staffBearer } from "#tests/support/office.ts";
import { pdfBomb, pngBomb } from "#tests/support/picture-bombs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { lookAround } from "./beside.ts";

/** Over what an ordinary file takes, in bytes; and for how long others wait on a machine of its own, in ms. */
const promised = { growth: 200_000_000, p99: 250 };

const svg = (inner: string, head = "", size = 'width="90" height="90"') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`);
const uses = Array.from(
  { length: 40 },
  (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`,
);
const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
const page = "<</Type /Page /Parent 2 0 R /MediaBox [0 0 90 90]>>";
const manyPages = () => {
  const kids = Array.from({ length: 10_000 }, (_, at) => `${at + 3} 0 R`).join(" ");
  const pages = `<</Type /Pages /Count 10000 /Kids [${kids}]>>`;
  return pdfOf(["<</Type /Catalog /Pages 2 0 R>>", pages, ...Array.from({ length: 10_000 }, () => page)]);
};
const group = (next: number) =>
  streamOf(
    `/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources <</XObject <</G ${next} 0 R>>>>`,
    Buffer.from("/G Do /G Do /G Do"),
  );
const field = "<</FT /Tx /T (a) /Subtype /Widget /Type /Annot /Rect [0 0 9 9] /AA <</K 7 0 R>>>>";
const script = "<</S /JavaScript /JS (for \\(;;\\);)>>";
const form = "/AcroForm <</Fields [6 0 R] /XFA (<xdp/>)>> /OpenAction 7 0 R";

/** By the decoder: at once, or by the worker where the machine was too busy to tell its sender. */
const refused = [201, 422];

/**
 * Each with what it may be answered: taken (and then drawn, or kept without a picture), or refused at its field. What is
 * stopped while its sender waits is taken, and refused by the worker.
 */
const everyFile: readonly (readonly [
  what: string,
  name: string,
  bytes: Buffer,
  answers: readonly number[],
])[] = [
  [
    "an SVG with scripts",
    "a.svg",
    svg('<script>for(;;);</script><rect width="9" height="9" onload="x()"/>'),
    [201],
  ],
  [
    "entities of entities",
    "a.svg",
    svg("<text>&e9;</text>", `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join("")}]>`),
    refused,
  ],
  [
    "a drawing of many kilometres",
    "a.svg",
    svg('<rect width="9" height="9"/>', "", 'width="1e12" height="1e12"'),
    [201],
  ],
  [
    "parts that use parts",
    "a.svg",
    svg(`<defs>${uses.join("")}<g id="g40"/></defs><use href="#g0"/>`),
    refused,
  ],
  ["a million elements", "a.svg", svg("<g/>".repeat(1_000_000)), refused],
  [
    "a filter without an end",
    "a.svg",
    svg(
      '<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><rect width="90" height="90" filter="url(#f)"/>',
    ),
    [201],
  ],
  ["10,000 pages", "a.pdf", manyPages(), [201]],
  [
    "forms and scripts",
    "a.pdf",
    drawnPdf({ catalog: form, page: "/Annots [6 0 R]", objects: ["null", field, script] }),
    [201],
  ],
  ["fonts that are not there", "a.ai", drawnPdf(unembeddedText), [201]],
  ["6 GB unpacked", "a.pdf", pdfBomb(), [201]],
  [
    "groups in groups",
    "a.pdf",
    drawnPdf({
      content: "/G Do",
      resources: "/XObject <</G 5 0 R>>",
      objects: Array.from({ length: 30 }, (_, at) => group(at + 6)),
    }),
    [201],
  ],
  [
    "200,000 shapes on each other",
    "a.pdf",
    drawnPdf({ content: "0 0 200 100 re f ".repeat(200_000) }),
    [201],
  ],
  ["one that needs a password", "a.pdf", encryptedPdf(encryptions[0]), [201]],
  ["half of one", "a.pdf", drawnPdf().subarray(0, 120), [422]],
  ["nothing", "a.pdf", Buffer.alloc(0), [422]],
  ["a picture by another name", "a.pdf", tinyPng, [422]],
  ["a program", "a.eps", Buffer.from("MZ"), [422]],
  ["900 megapixels", "a.png", pngBomb(30_000, 30_000, 30_000), [422]],
];

/** What the decoder by itself refuses or ends: in `npm test` its own tests try it (`clean-svg`, `svg-page`, `pdf-preview`). */
const triedOnDecoder = [
  ...["entities of entities", "parts that use parts", "groups in groups", "200,000 shapes on each other"],
  ...["one that needs a password", "half of one"],
];
const files = everyFile.filter(([what]) => lane === "deep" || !triedOnDecoder.includes(what));

/** Two are decoded, two wait, and what comes more is left to the worker. In `npm test` those that take memory, not time. */
const together = sized({
  quick: files.filter(([what]) => /SVG|kilometres|million|pages/.test(what)),
  deep: files.slice(0, 10),
});

test.runIf(process.platform === "linux")(
  "L15 hostile artwork is refused or drawn within limits, takes little memory and delays no other request",
  async () => {
    await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "silent" } });
    const { url } = server;
    const authorization = `Bearer ${await staffBearer(server)}`;
    let quote = 0;
    const send = async (name: string, bytes: Buffer) => {
      const { body, headers } = await multipart({ role: "logo" }, { file: { name, bytes } });
      const answer = await fetch(`${url}/api/quotes/${quote}/artwork`, {
        ...{ method: "POST", body: new Uint8Array(body), headers: { ...headers, authorization } },
      });
      await answer.text();
      return answer.status;
    };
    /** A deal keeps ten files, so that each lot needs another. */
    const nextDeal = async () => {
      quote = (await requestQuote(server, { name: "Ann Miller" })).id;
    };
    await nextDeal();
    const ordinary = watchMemory(server.pid);
    for (const [name, bytes] of [
      ["a.png", tinyPng],
      ["a.pdf", drawnPdf()],
    ] as const)
      expect(await send(name, bytes)).toBe(201);
    ordinary.stop();

    const memory = watchMemory(server.pid);
    const others = lane === "deep" ? lookAround(url, ["/", "/devis", "/api/products"]) : undefined;
    const before = mainThreadMs(server.pid);
    for (const [at, [what, name, bytes, answers]] of files.entries()) {
      if (at % 5 === 0) await nextDeal();
      expect(answers, what).toContain(await send(name, bytes));
    }
    await nextDeal();
    const atOnce = await Promise.all(together.map(([, name, bytes]) => send(name, bytes)));
    for (const status of atOnce) expect([201, 422, 503]).toContain(status);
    await cutOff(url, `/api/quotes/${quote}/artwork`, authorization);
    const threadMs = mainThreadMs(server.pid) - before;
    const waits = await others?.end();
    memory.stop();
    const decoder = memory.highestChild() - ordinary.highestChild();
    expect(memory.ownGrowth()).toBeLessThan(promised.growth);
    expect(decoder).toBeLessThan(promised.growth);
    if (waits) expect(waits.p99).toBeLessThan(promised.p99);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const mb = (bytes: number) => Math.round(bytes / 1_000_000);
    recordFigure(
      "L15",
      `${files.length} hostile files, ${together.length} at once and one that was cut off: server +${mb(memory.ownGrowth())} MB, a decoder +${mb(decoder)} MB over an ordinary file, ${Math.round(threadMs)} ms of the main thread${waits ? `, others' p99 ${Math.round(waits.p99)} ms` : ""}`,
    );
  },
);

/** An upload that ends in the middle: its sender is gone. */
async function cutOff(url: string, path: string, authorization: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: ${authorization}`,
    "content-type: multipart/form-data; boundary=b",
    "content-length: 5000000",
  ];
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  await new Promise<void>((sent) => socket.write(`${head.join("\r\n")}\r\n\r\n${part}`, () => sent()));
  socket.destroy();
}
