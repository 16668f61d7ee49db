import { z } from "zod";
import { days } from "#domain/time/durations.ts";
import { spreadOf } from "../rounds.ts";
import type { Office } from "./office.ts";
import { questionsFor } from "./questions.ts";

const rounds = 21;

/** The medians of one question in milliseconds: in the small shop and in the large one. */
export interface Times {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

/**
 * How long each query takes, to the last byte. The two shops are queried alternately, so that other load on
 * the machine slows both.
 */
export async function measureQuestions(few: Office, many: Office): Promise<Times[]> {
  const [ofFew, ofMany] = [questionsFor(await readKnown(few)), questionsFor(await readKnown(many))];
  const measured: Times[] = [];
  for (const [index, { name, path }] of ofMany.entries()) {
    const times = { few: [] as number[], many: [] as number[] };
    // The first two rounds are for whatever is made once.
    for (let round = -2; round < rounds; round += 1) {
      const inFew = await ask(few, ofFew[index]?.path ?? path);
      const inMany = await ask(many, path);
      if (round < 0) continue;
      times.few.push(inFew);
      times.many.push(inMany);
    }
    measured.push({ name, few: spreadOf(times.few).median, many: spreadOf(times.many).median });
  }
  return measured;
}

async function ask(office: Office, path: string): Promise<number> {
  const started = performance.now();
  const answer = await office.get(path);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - started;
}

const page = z.object({
  quotes: z.array(z.object({ id: z.int(), email: z.string() })).default([]),
  meta: z.object({ last_page: z.int() }),
});

async function readKnown(office: Office) {
  const ask = async (path: string) => page.parse(await (await office.get(path)).json());
  const quotes = await ask("/api/quotes?per_page=6");
  const middle = await ask(`/api/quotes?per_page=6&page=${Math.ceil(quotes.meta.last_page / 2)}&status=paid`);
  const lastPages = {
    quotes: quotes.meta.last_page,
    payments: (await ask("/api/payments?per_page=10")).meta.last_page,
    users: (await ask("/api/users?per_page=4")).meta.last_page,
  };
  const [quote] = middle.quotes.length > 0 ? middle.quotes : quotes.quotes;
  const past = new Date(Date.now() - days(365)).toISOString().slice(0, 10);
  return { quote: quote ?? { id: 0, email: "" }, past, lastPages };
}

export interface Export {
  readonly path: string;
  readonly rows: number;
  readonly seconds: number;
  /** The most memory during it, above what was held before. */
  readonly moreMegabytes: number;
}

/** Reads an export to its end and watches the memory of the shop meanwhile (REL-D6). */
export async function measureExport(office: Office, path: string): Promise<Export> {
  const before = office.residentMb();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, office.residentMb());
  }, 20);
  const started = performance.now();
  let rows = 0;
  const answer = await office.get(path);
  for await (const chunk of answer.body ?? [])
    rows += Buffer.from(chunk).filter((byte) => byte === 10).length;
  clearInterval(watch);
  return {
    path,
    rows,
    seconds: (performance.now() - started) / 1000,
    moreMegabytes: most - before,
  };
}
