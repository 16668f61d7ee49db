import pLimit from "p-limit";
import { expect, test } from "vitest";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { logoFileRule } from "#domain/quotes/logo-file.ts";
import { mountFeatures } from "#server/features.ts";
import "#server/features/deals/model/quotes.table.ts";
import { prepareLogos } from "#server/features/deals/artwork/system-prepare-logo.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, requestForm } from "#tests/support/quotes.ts";
import { createTestServices, freeDecoders } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { type Upload, uploadCorpus } from "./upload-corpus.ts";

const database = await openTestDatabase();
const services = { ...createTestServices(database), logoDecoders: freeDecoders() };
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services);
const corpus = await uploadCorpus();
/** How long a refusal may take where nothing else is done beside it (REL-I6). */
const mostMs = 1_000;
const atOnce = pLimit(sized({ quick: 4, deep: 1 }));
const accepted = new Map<string, number>();
/** In `npm test` a file is decoded once: under another name or type, the rule of the form and the server judges it. */
const decoded = new Set<Buffer>();

test("REL-I4 every file of the corpus is judged right", async () => {
  const wrong: string[] = [];
  const judge = async ({ what, verdict, ...logo }: Upload) => {
    const form = await multipart(requestForm(tote, { isLogo: "1" }), { logo });
    const started = performance.now();
    const answer = await shop.send("POST", "/api/quotes", form);
    const took = performance.now() - started;
    const isRefused = answer.status === 422;
    if (isRefused !== (verdict === "refused")) wrong.push(`${what}: ${answer.status} ${answer.text}`);
    if (isRefused && lane === "deep" && took > mostMs)
      wrong.push(`${what} took ${Math.round(took)} ms (REL-I6)`);
    if (answer.status === 201) accepted.set(what, (answer.body.quote as { id: number }).id);
  };
  const judgeName = ({ what, name, type, bytes }: Upload) => {
    const start = bytes.subarray(0, fileStartBytes);
    const words = logoFileRule({ name, type, size: bytes.length, start });
    if (words) wrong.push(`${what}: ${words.message}`);
  };
  const sent = corpus.map((upload) => {
    const { bytes, verdict } = upload;
    if (lane === "quick" && verdict === "kept" && decoded.has(bytes)) return judgeName(upload);
    if (verdict === "kept") decoded.add(bytes);
    return atOnce(judge, upload);
  });
  await Promise.all(sent);
  expect(wrong).toEqual([]);
  const soon = lane === "deep" ? `, each refusal within ${mostMs / 1000} s` : "";
  recordFigure("REL-I4", `${corpus.length} files: all judged right${soon}`);
});

test("REL-I5 what was stored opens as a download in which nothing runs", async () => {
  while ((await waiting()) > 0) await prepareLogos(services);
  const wrong: string[] = [];
  for (const { what } of corpus) {
    const id = accepted.get(what);
    if (id === undefined) continue;
    const answer = await shop.send("GET", `/api/quotes/${id}/logo`, { bearer });
    if (answer.status !== 200) {
      wrong.push(`${what}: ${answer.status}`);
      continue;
    }
    const { headers } = answer;
    const isSafe =
      String(headers["content-disposition"]).startsWith('attachment; filename="') &&
      String(headers["content-security-policy"]).includes("sandbox") &&
      headers["x-content-type-options"] === "nosniff" &&
      headers["cache-control"] === "no-store" &&
      headers["cross-origin-resource-policy"] === "same-origin";
    if (!isSafe) wrong.push(`${what}: ${JSON.stringify(headers)}`);
  }
  expect(wrong).toEqual([]);
  recordFigure("REL-I5", `${accepted.size} files that came in: downloads under a sandbox`);
});

async function waiting(): Promise<number> {
  const rows = await services.db.selectFrom("files").select("id").where("state", "=", "waiting").execute();
  return rows.length;
}
