import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { type AboutLine, linesToWriteAbout } from "#domain/messages/about-line.ts";
import { useSearchChanges } from "../use-search-changes.ts";

const key = "about";

/** The address, on the page of a quote, that begins a message about a line of its offer. */
export function writeAbout({ version, line }: Omit<AboutLine, "name">): string {
  return `?version=${version}&${key}=${version}.${line}#messages`;
}

/** The line that is written about, as the address names it, and those that it can be: of the same version, or of the last. */
export function useAbout(versions: readonly QuoteVersionAnswer[]) {
  const { params, change } = useSearchChanges();
  const [number, line] = (params.get(key) ?? "").split(".").map(Number);
  const sent = versions.filter(({ state }) => state !== "draft");
  const version = sent.find((each) => each.number === number) ?? sent.at(-1);
  const lines = version ? linesToWriteAbout(version) : [];
  const about = lines.find((each) => each.version === number && each.line === line);
  function choose(chosen: AboutLine | undefined) {
    void change(
      (next) => {
        if (chosen) next.set(key, `${chosen.version}.${chosen.line}`);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { about, lines, choose };
}
