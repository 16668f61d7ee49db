import { useSearchParams } from "react-router";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { type AboutLine, linesToWriteAbout } from "#domain/messages/about-line.ts";

const key = "about";

/** The address, on the page of a quote, that begins a message about a line of its offer. */
export function writeAbout({ version, line }: Omit<AboutLine, "name">): string {
  return `?version=${version}&${key}=${version}.${line}#messages`;
}

/** The line that is written about, as the address names it, and those that it can be: of the same version, or of the last. */
export function useAbout(versions: readonly QuoteVersionAnswer[]) {
  const [search, setSearch] = useSearchParams();
  const [number, line] = (search.get(key) ?? "").split(".").map(Number);
  const sent = versions.filter(({ state }) => state !== "draft");
  const version = sent.find((each) => each.number === number) ?? sent.at(-1);
  const lines = version ? linesToWriteAbout(version) : [];
  const about = lines.find((each) => each.version === number && each.line === line);
  function choose(chosen: AboutLine | undefined) {
    const next = new URLSearchParams(search);
    if (chosen) next.set(key, `${chosen.version}.${chosen.line}`);
    else next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return { about, lines, choose };
}
