import { setTimeout as wait } from "node:timers/promises";
import { type Figure, show, spreadOf } from "./rounds.ts";
import { administrator, ownFolder, startShop } from "./shop.ts";

const promisedMs = 1_000;
const changes = 10;
const lookMs = 10;

/** How soon a product that was renamed has its new name on every page and call that shows it. */
export async function measureChanges(): Promise<Figure[]> {
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  const authorization = `Bearer ${await signIn(shop.url)}`;
  const { data } = await (await fetch(`${shop.url}/api/products`)).json();
  const { id } = data[0];
  const paths = [
    "/products",
    `/products/${id}`,
    `/fr/products/${id}`,
    "/api/products",
    `/api/products/${id}`,
  ];
  const shows = async (path: string, name: string) =>
    (await (await fetch(`${shop.url}${path}`)).text()).includes(name);

  // In memory when the first change comes.
  for (const path of paths) await shows(path, "");
  const times: number[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const name = `Bag of change ${change}`;
    const body = new FormData();
    for (const [field, value] of Object.entries({ _method: "PUT", nom: name })) body.set(field, value);
    const address = `${shop.url}/api/products/${id}`;
    const answer = await fetch(address, { method: "POST", headers: { authorization }, body });
    if (!answer.ok) throw new Error(`the shop answered ${answer.status}: ${await answer.text()}`);
    const changed = performance.now();
    for (const path of paths) while (!(await shows(path, name))) await wait(lookMs);
    times.push(performance.now() - changed);
  }
  const spread = spreadOf(times);
  return [
    {
      what: `a change shows on ${paths.length} pages and calls`,
      ours: `${show(spread, 0)} ms`,
      bare: "",
      ratio: "",
      promise: `≤ ${promisedMs} ms`,
      isKept: spread.max <= promisedMs,
    },
  ];
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
