import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Figure, show, spreadOf } from "./rounds.ts";
import { administrator, type Measured } from "./shop.ts";

const promisedMs = 1_000;
const changes = 10;
const readers = 8;
/** Between two looks at whether a change shows. */
const lookMs = 5;

/**
 * A product is renamed again and again while others read without a pause: how soon every page and call shows it, and
 * how long the one waited who came at the worst moment, next to one page rendered afresh under the same load.
 */
export async function changeCatalogue(shop: Measured): Promise<Figure[]> {
  const authorization = `Bearer ${await signIn(shop.url)}`;
  const { data } = await (await fetch(`${shop.url}/api/products`)).json();
  const { id, name: before } = data[0];
  const paths = [
    "/products",
    `/products/${id}`,
    `/fr/products/${id}`,
    "/api/products",
    `/api/products/${id}`,
  ];
  const rename = async (name: string) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ _method: "PUT", nom: name })) body.set(field, value);
    const headers = { authorization };
    const answer = await fetch(`${shop.url}/api/products/${id}`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`the shop answered ${answer.status}: ${await answer.text()}`);
  };
  const shows = async (path: string, name: string) =>
    (await (await fetch(`${shop.url}${path}`)).text()).includes(name);
  // In memory when the first change comes: what a page costs the first time of all is measured at the start.
  for (const path of paths) await shows(path, before);

  using reading = startReaders(shop.url, paths);
  // The readers' own code is compiled by then.
  await wait(2 * promisedMs);
  await reading.begin();
  await wait(promisedMs);
  const calm = await reading.end();
  const shown: number[] = [];
  const renders: number[] = [];
  let waits = 0;
  let longestMs = 0;
  for (let turn = 1; turn <= changes; turn += 1) {
    const name = `Bag of change ${turn}`;
    await reading.begin();
    await rename(name);
    const changed = performance.now();
    for (const path of paths) while (!(await shows(path, name))) await wait(lookMs);
    shown.push(performance.now() - changed);
    const meanwhile = await reading.end();
    waits += meanwhile.count;
    longestMs = Math.max(longestMs, meanwhile.longestMs);
    renders.push(await reading.timed(`/products?afresh=${turn}`));
  }
  await rename(before);
  const render = spreadOf(renders);
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
      what: `the longest of ${waits.toLocaleString("en-US")} waits meanwhile (${calm.longestMs.toFixed(0)} ms without a change), next to one fresh render`,
      ours: `${longestMs.toFixed(0)} ms`,
      floor: `${show(render, 0)} ms`,
      ratio: (longestMs / render.max).toFixed(2),
      promise: "≤ 1",
      isKept: longestMs <= render.max,
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
  const say = async (told: string) => {
    const answered = once(child, "message");
    child.send(told);
    return (await Promise.race([answered, ended]))[0];
  };
  return {
    begin: (): Promise<Waits> => say("begin"),
    end: (): Promise<Waits> => say("end"),
    timed: (path: string): Promise<number> => say(path),
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
