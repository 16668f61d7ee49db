// npm run bench:books: how long a period of 10,000 documents takes to be handed to the books, and how much memory.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { bookFormats } from "#domain/books/book-files.ts";
import { daysAfter, daysBetween } from "#domain/time/days.ts";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith, Fault } from "../../tools/say.ts";
import { fill } from "./fill.ts";
import { type Office, openOffice } from "./office.ts";

const { values } = parseArgs({
  options: { quotes: { type: "string", default: "40000" }, folder: { type: "string" } },
});
const most = 10_000;
const promised = { seconds: 10, megabytes: 320 };
const preview = z.object({ invoices: z.int() });
const stored = z.object({
  batch: z.object({ id: z.int(), rows: z.int(), files: z.array(z.unknown()) }),
});

await exitWith(async () => {
  await buildIfStale();
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "green-eco-bench-"));
  try {
    await using office = await openOffice(await fill({ folder, server: undefined }, Number(values.quotes)));
    const { from, to, documents } = await periodOf(office);
    let isKept = true;
    for (const format of bookFormats) {
      const { seconds, megabytes, rows, files, zipSeconds } = await store(office, { format, from, to });
      console.log(
        `${format}: ${documents} documents, ${rows} rows in ${files} files stored in ${seconds.toFixed(1)} s, its ZIP in ${zipSeconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`,
      );
      isKept &&= seconds <= promised.seconds && megabytes <= promised.megabytes;
    }
    return isKept ? 0 : 1;
  } finally {
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
});

/** The longest period up to today in which at most 10,000 documents were issued. */
async function periodOf(office: Office) {
  const to = new Date().toISOString().slice(0, 10);
  const countOf = async (from: string) => {
    const answer = await office.get(`/api/exports/preview?format=fec&from=${from}&to=${to}`);
    return answer.status === 200 ? preview.parse(await answer.json()).invoices : undefined;
  };
  let [near, far] = [to, daysAfter(to, -3_650)];
  while (daysBetween(far, near) > 1) {
    const middle = daysAfter(far, Math.floor(daysBetween(far, near) / 2));
    if ((await countOf(middle)) === undefined) far = middle;
    else near = middle;
  }
  const documents = (await countOf(near)) ?? 0;
  if (documents < most * 0.9) throw new Fault(`Only ${documents} documents: more --quotes are needed.`);
  return { from: near, to, documents };
}

async function store(office: Office, body: Readonly<Record<string, string>>) {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, office.residentMb());
  }, 20);
  const started = performance.now();
  const answer = await fetch(`${office.url}/api/exports/accounting`, {
    method: "POST",
    headers: { authorization: `Bearer ${office.bearer}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status} ${text}`);
  const { batch } = stored.parse(JSON.parse(text));
  const seconds = (performance.now() - started) / 1_000;
  const zipStarted = performance.now();
  await (await office.get(`/api/exports/accounting/${batch.id}`)).arrayBuffer();
  clearInterval(watch);
  const zipSeconds = (performance.now() - zipStarted) / 1_000;
  return { seconds, megabytes, rows: batch.rows, files: batch.files.length, zipSeconds };
}
