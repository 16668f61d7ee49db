import type { Registry } from "./registry.ts";

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** Counts up by labels. Labels name kinds of things, never a thing or a person: their values stay few. */
export interface Counter<Name extends string> {
  add(labels: Labels<Name>): void;
}

export function addCounter<const Name extends string>(
  registry: Registry,
  setting: { readonly name: string; readonly help: string; readonly labels: readonly Name[] },
): Counter<Name> {
  const { name, help, labels } = setting;
  const counts = new Map<string, { labels: Labels<Name>; value: number }>();
  registry.add({ name, help, kind: "counter", read: () => [...counts.values()] });
  return {
    add(given) {
      const key = labels.map((label) => given[label]).join("\n");
      const known = counts.get(key);
      if (known) known.value += 1;
      else counts.set(key, { labels: given, value: 1 });
    },
  };
}
