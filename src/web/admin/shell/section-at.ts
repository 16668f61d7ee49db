import type { Section } from "./section.ts";
import { sections } from "./sections.ts";

/** The section of an address, which a record's page belongs to as well; the first one where it names none. */
export function sectionAt({ pathname, search }: Pick<Location, "pathname" | "search">): Section {
  const named = new URLSearchParams(search).get("section");
  const first = sections[0];
  if (!first) throw new Error("the back office has no section");
  return (
    sections.find(({ records }) => records && pathname.toLowerCase().startsWith(records)) ??
    sections.find(({ name }) => name === named) ??
    first
  );
}
