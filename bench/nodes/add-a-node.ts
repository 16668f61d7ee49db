import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { type Figure, ratioOf, show, spreadOf } from "../rounds.ts";
import { type Asked, ask, byMany } from "./ask.ts";
import { startNginx } from "./start-nginx.ts";
import { type Nodes, startNodes } from "./start-nodes.ts";

const promised = 1.1;
// For each node, so that each has the same to do: a process at rest pays more for what it is asked, and its own upkeep
// as well. Few enough that nobody waits for one of its ten connections to the database.
const people = 4;
// So many until the engine has compiled what it will: before that, a node that has done more of them needs less for each.
const warmUps = 2_500;
const buyers = 50;

interface Work {
  readonly name: string;
  readonly deed: (url: string, turn: number) => Promise<number>;
}

/** A database and files of its own: nodes that share them do each other's work. */
interface Place {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Setting {
  /** One node, for which the machine has time. */
  readonly alone: Place;
  /** Two shops that know nothing of each other. */
  readonly apart: readonly [Place, Place];
  readonly together: Place;
  readonly times: number;
  readonly rounds: number;
}

/**
 * What a rendered page and a quote cost in processor time, of one node and of two behind nginx, by turns. What a request
 * leaves to be done (its mails, the look at its file) is waited for and counted. A node with a processor to itself needs
 * less for the same work than one of several that share them, whether or not these have a shop in common; so two nodes of
 * one shop are held against one node alone, and against two shops of one node each, which keep the machine as busy.
 */
export async function addANode({ alone, apart, together, times, rounds }: Setting): Promise<Figure[]> {
  // A node of its own, with one turn a round like all others. When it was one of the two apart as well, it looked through
  // its whole heap in those turns mostly: 5.6 and 6.8 times in 1,000 quotes while alone, otherwise 8.4 to 9.5 times.
  await using single = await openShop(1, alone);
  await using one = await openShop(1, apart[0]);
  await using other = await openShop(1, apart[1]);
  await using two = await openShop(2, together);
  const logo = pdfOf(200_000);
  const requests = await Promise.all(Array.from({ length: buyers }, (_, buyer) => quoteOf(buyer, logo)));
  const works: readonly Work[] = [
    { name: "rendered page", deed: async (url, turn) => (await ask(`${url}/devis?turn=${turn}`)).status },
    {
      name: "quote with a 200 kB logo",
      deed: async (url, turn) => (await ask(`${url}/api/quotes`, requests[turn % buyers])).status,
    },
  ];
  const figures: Figure[] = [];
  for (const { name, deed } of works) {
    const measureOne = async ({ nodes, url, databaseUrl }: Shop, timesEach: number) => {
      const count = timesEach * nodes.all.length;
      const failures: number[] = [];
      const before = nodes.processorSeconds();
      const rate = await byMany(count, people * nodes.all.length, async (turn) => {
        let status = await deed(url, turn);
        // Where the machine does much else, a shop whose database was silent refuses for a second, and is asked again.
        for (let again = 0; status === 503 && again < 10; again += 1) {
          await wait(1_500);
          status = await deed(url, turn);
        }
        if (status !== 200 && status !== 201) failures.push(status);
      });
      if (failures.length > 0) throw new Error(`${name}: ${failures.join(", ")}`);
      await untilAllIsDone(databaseUrl);
      return { rate, ms: ((nodes.processorSeconds() - before) / count) * 1000 };
    };
    const measure = async (shops: readonly Shop[], timesEach: number): Promise<Measured> => {
      const all = await Promise.all(shops.map((shop) => measureOne(shop, timesEach)));
      const sum = (of: (each: Measured) => number) => all.reduce((total, each) => total + of(each), 0);
      return { rate: sum(({ rate }) => rate), ms: sum(({ ms }) => ms) / all.length };
    };
    const [alone, apart, together]: [Measured[], Measured[], Measured[]] = [[], [], []];
    for (const shops of [[single], [one, other], [two]]) await measure(shops, warmUps);
    const turns = [
      { measured: alone, shops: [single] },
      { measured: apart, shops: [one, other] },
      { measured: together, shops: [two] },
    ];
    // There and back: what the machine does meanwhile meets each of them as early and as late.
    for (let round = 0; round < rounds; round += 1) {
      for (const { measured, shops } of round % 2 === 0 ? turns : turns.toReversed())
        measured.push(await measure(shops, times));
    }
    const nextTo = (what: string, floor: readonly Measured[]): Figure => {
      const ratio = ratioOf(together.map(msOf), floor.map(msOf));
      return {
        ...{ what, ours: told(together), floor: told(floor), ratio: show(ratio) },
        ...{ promise: `≤ ${promised}`, isKept: ratio.median <= promised },
      };
    };
    figures.push(
      nextTo(`${name}: processor time, and the rate; next to one node alone`, alone),
      nextTo("the same, next to two shops of one node each", apart),
    );
  }
  return figures;
}

const msOf = ({ ms }: Measured) => ms;

function told(list: readonly Measured[]): string {
  return `${show(spreadOf(list.map(msOf)))} ms, ${show(spreadOf(list.map(({ rate }) => rate)), 0)}/s`;
}

interface Shop extends AsyncDisposable {
  readonly nodes: Nodes;
  readonly url: string;
  readonly databaseUrl: string;
}

/** Some nodes on one database and one folder, behind an nginx of their own. */
async function openShop(count: number, { env, folder, databaseUrl }: Place): Promise<Shop> {
  const nodes = await startNodes(count, env);
  const proxy = await startNginx(nodes.urls, folder);
  return {
    ...{ nodes, url: proxy.url, databaseUrl },
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await nodes[Symbol.asyncDispose]();
    },
  };
}

interface Measured {
  readonly rate: number;
  readonly ms: number;
}

/** Waits until no mail and no file waits for a node. */
async function untilAllIsDone(databaseUrl: string): Promise<void> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const sql = `select (select count(*) from outbox where state = 'waiting')
    + (select count(*) from files where state = 'waiting') as count`;
  while (counted.parse((await db.query(sql)).rows)[0]?.count !== 0) await wait(100);
  await db.end();
}

const counted = z.array(z.object({ count: z.coerce.number() }));

/** A logo that is looked at as it comes; pictures are decoded by processes of their own, which would not be counted. */
function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const [start, end] = ["%PDF-1.7\n", "\n%%EOF\n"];
  return new TextEncoder().encode(start + "7".repeat(bytes - start.length - end.length) + end);
}

/**
 * What a buyer's browser sends. Made once for each, before anything is measured: with one made anew for each quote,
 * whoever asks took 2.2 ms instead of 0.4 of the processors that the nodes are measured on.
 */
async function quoteOf(buyer: number, logo: Uint8Array<ArrayBuffer>): Promise<Asked> {
  const form = new FormData();
  const fields = {
    ...{ name: "Ann Miller", email: `buyer-${buyer}@example.com`, phone: "303-555-0123" },
    ...{ message: "For the spring fair.", size_ids: '{"1":10000,"2":20000}', isLogo: "1" },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("logo", new File([logo], "logo.pdf", { type: "application/pdf" }));
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  return { method: "POST", headers, body: new Uint8Array(await sent.arrayBuffer()) };
}
