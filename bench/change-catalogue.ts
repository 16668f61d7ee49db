import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Figure, ratioOf, show, spreadOf } from "./rounds.ts";
import { administrator, ownFolder, startShop } from "./shop.ts";

const promisedMs = 1_000;
const changes = 10;
const warmUps = 50;
const readers = 8;

/**
 * A product is renamed again and again while others read: how soon every page and call shows it, and how long the one
 * waited who came at the worst moment of a round, next to the slowest render of that round, of which the shop's own log
 * tells. The readers themselves see when what they get is new: a program more that looked would take from the processors
 * what it is to find out.
 */
export async function changeCatalogue({ rounds }: { readonly rounds: number }): Promise<Figure[]> {
  using folder = ownFolder();
  let renders: number[] = [];
  await using shop = await startShop({ DATA_DIR: folder.path, LOG_LEVEL: "debug" }, (line) => {
    const [, ms] = /"ms":([\d.]+),"msg":"rendered"/.exec(line) ?? [];
    if (ms) renders.push(Number(ms));
  });
  const authorization = `Bearer ${await signIn(shop.url)}`;
  const { data } = await (await fetch(`${shop.url}/api/products`)).json();
  const { id, name: before } = data[0];
  const pages = ["/products", `/products/${id}`, `/fr/products/${id}`];
  const paths = [...pages, "/api/products", `/api/products/${id}`];
  const rename = async (name: string) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ _method: "PUT", nom: name })) body.set(field, value);
    const headers = { authorization };
    const answer = await fetch(`${shop.url}/api/products/${id}`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`the shop answered ${answer.status}: ${await answer.text()}`);
  };
  const shows = async (path: string, name: string) =>
    (await (await fetch(`${shop.url}${path}`)).text()).includes(name);
  // In memory, and compiled, when the first change comes: what a page costs the first times is measured at the start.
  for (const path of paths) await shows(path, before);
  // A query makes a page one that is not kept.
  for (let turn = 0; turn < warmUps; turn += 1)
    for (const page of pages) await shows(`${page}?afresh=${turn}`, before);

  using reading = startReaders(shop.url, paths);
  // The readers' own code is compiled by then.
  await wait(2 * promisedMs);
  await reading.begin();
  await wait(promisedMs);
  const calm = await reading.end();
  const shown: number[] = [];
  const longest: number[] = [];
  const slowest: number[] = [];
  let waits = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const waited: number[] = [];
    renders = [];
    for (let turn = 1; turn <= changes; turn += 1) {
      const name = `Bag of change ${round}.${turn}`;
      await reading.begin();
      await rename(name);
      shown.push(await reading.untilChanged());
      const { count, longestMs } = await reading.end();
      waits += count;
      waited.push(longestMs);
      for (const path of paths)
        if (!(await shows(path, name))) throw new Error(`${path} changed and does not show "${name}"`);
    }
    longest.push(Math.max(...waited));
    if (renders.length !== changes * pages.length) throw new Error(`${renders.length} pages were rendered`);
    slowest.push(Math.max(...renders));
  }
  const ratio = ratioOf(longest, slowest);
  return [
    {
      what: `a change shows on ${paths.length} pages and calls`,
      ours: `${show(spreadOf(shown), 0)} ms`,
      floor: "",
      ratio: "",
      promise: `≤ ${promisedMs} ms`,
      isKept: spreadOf(shown).max <= promisedMs,
    },
    {
      what: `the longest wait at ${changes} changes, of ${waits.toLocaleString("en-US")} in all (${calm.longestMs.toFixed(0)} ms without a change), next to the slowest of the ${changes * pages.length} renders that they cause`,
      ours: `${show(spreadOf(longest), 0)} ms`,
      floor: `${show(spreadOf(slowest), 0)} ms`,
      ratio: show(ratio),
      promise: "≤ 1",
      // Nobody may: unlike the other ratios, this one has to hold in every round.
      isKept: ratio.max <= 1,
    },
  ];
}

interface Waits {
  readonly count: number;
  readonly longestMs: number;
}

function startReaders(url: string, paths: readonly string[]) {
  const child = fork("bench/steady-readers.ts", [url, String(readers), ...paths], {
    execArgv: ["--no-warnings"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the readers ended with ${code}`);
  });
  // Told to whoever asks them next; at the end nobody does.
  ended.catch(() => undefined);
  // One question at a time: the next answer is to it.
  const say = async (told: string) => {
    const answered = once(child, "message");
    child.send(told);
    return (await Promise.race([answered, ended]))[0];
  };
  return {
    begin: (): Promise<Waits> => say("begin"),
    end: (): Promise<Waits> => say("end"),
    untilChanged: (): Promise<number> => say("changed"),
    [Symbol.dispose]: () => void child.kill(),
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const { token } = await answer.json();
  return token;
}
