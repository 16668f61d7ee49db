import { type Measured, startShop } from "../shop.ts";

export interface Nodes extends AsyncDisposable {
  readonly all: readonly Measured[];
  readonly urls: readonly string[];
  /** Processor time of all nodes so far, in seconds. */
  readonly processorSeconds: () => number;
}

/** So many shops on one database and one folder of files, as they run behind a proxy. */
export async function startNodes(count: number, env: Readonly<Record<string, string>>): Promise<Nodes> {
  const all: Measured[] = [];
  // One by one: the first makes the tables.
  for (let at = 0; at < count; at += 1) all.push(await startShop(env));
  return {
    all,
    urls: all.map(({ url }) => url),
    processorSeconds: () => all.reduce((sum, node) => sum + node.processorSeconds(), 0),
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((node) => node[Symbol.asyncDispose]()));
    },
  };
}
