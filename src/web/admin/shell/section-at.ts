import type { Section } from "./section.ts";
import { sections } from "./sections.ts";

const key = "section";

/** Whether an address says which section it means; else it is where its reader begins. */
export function namesSection({ search }: Pick<Location, "search">): boolean {
  return new URLSearchParams(search).has(key);
}

/** The section of an address, which a record's page belongs to as well; the first one where it names none. */
export function sectionAt({ pathname, search }: Pick<Location, "pathname" | "search">): Section {
  const named = new URLSearchParams(search).get(key);
  const first = sections[0];
  if (!first) throw new Error("the back office has no section");
  return (
    sections.find(({ records }) => records && pathname.toLowerCase().startsWith(records)) ??
    sections.find(({ name }) => name === named) ??
    first
  );
}
