import { setTimeout as wait } from "node:timers/promises";
import { type Figure, show, spreadOf } from "../rounds.ts";
import { ask, byMany } from "./ask.ts";
import { startNginx } from "./start-nginx.ts";
import { type Nodes, startNodes } from "./start-nodes.ts";

const promised = 1.1;
// Enough to keep two nodes busy, and few enough that nobody waits for one of the ten connections to the database.
const people = 4;
const warmUps = 500;

interface Work {
  readonly name: string;
  readonly deed: (url: string, turn: number) => Promise<number>;
}

interface Setting {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly times: number;
  readonly rounds: number;
}

/** What a rendered page and a quote cost in processor time, of one node and of two behind nginx, by turns. */
export async function addANode({ folder, env, times, rounds }: Setting): Promise<Figure[]> {
  await using first = await startNodes(1, env);
  await using second = await startNodes(2, env);
  await using toOne = await startNginx(first.urls, folder);
  await using toTwo = await startNginx(second.urls, `${folder}/two`);
  const logo = new Uint8Array(200_000).fill(7);
  const works: readonly Work[] = [
    { name: "rendered page", deed: async (url, turn) => (await ask(`${url}/devis?turn=${turn}`)).status },
    { name: "quote with a 200 kB logo", deed: (url, turn) => askForQuote(url, turn, logo) },
  ];
  const figures: Figure[] = [];
  for (const { name, deed } of works) {
    const measure = async (nodes: Nodes, url: string, count: number) => {
      const failures: number[] = [];
      const before = nodes.processorSeconds();
      const rate = await byMany(count, people, async (turn) => {
        let status = await deed(url, turn);
        // Where the machine does much else, a shop whose database was silent refuses for a second, and is asked again.
        for (let again = 0; status === 503 && again < 10; again += 1) {
          await wait(1_500);
          status = await deed(url, turn);
        }
        if (status !== 200 && status !== 201) failures.push(status);
      });
      if (failures.length > 0) throw new Error(`${name}: ${failures.join(", ")}`);
      return { rate, ms: ((nodes.processorSeconds() - before) / count) * 1000 };
    };
    await measure(first, toOne.url, warmUps);
    await measure(second, toTwo.url, 2 * warmUps);
    const [alone, both]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measure(first, toOne.url, times));
      both.push(await measure(second, toTwo.url, times));
    }
    const ratio = spreadOf(both.map(({ ms }, round) => ms / (alone[round]?.ms ?? Number.NaN)));
    const told = (list: Measured[]) =>
      `${show(spreadOf(list.map(({ ms }) => ms)))} ms, ${show(spreadOf(list.map(({ rate }) => rate)), 0)}/s`;
    figures.push({
      what: `${name}: processor time, and the rate`,
      ours: told(both),
      floor: told(alone),
      ratio: show(ratio),
      promise: `≤ ${promised}`,
      isKept: ratio.median <= promised,
    });
  }
  return figures;
}

interface Measured {
  readonly rate: number;
  readonly ms: number;
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function askForQuote(url: string, turn: number, filling: Uint8Array): Promise<number> {
  const form = new FormData();
  const fields = {
    ...{ name: "Ann Miller", email: `buyer-${turn % 50}@example.com`, phone: "303-555-0123" },
    ...{ message: "For the spring fair.", size_ids: '{"1":10000,"2":20000}', isLogo: "1" },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(
    "logo",
    new File([new Uint8Array(png), new Uint8Array(filling)], "logo.png", { type: "image/png" }),
  );
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const body = new Uint8Array(await sent.arrayBuffer());
  return (await ask(`${url}/api/quotes`, { method: "POST", headers, body })).status;
}
