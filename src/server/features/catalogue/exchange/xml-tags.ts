import { noTable, UnreadableTable } from "./unreadable-table.ts";

/** An opening tag; names come without their prefixes. */
interface OpeningTag {
  readonly name: string;
  /** It closes at once. */
  readonly isEmpty: boolean;
  readonly attributes: () => ReadonlyMap<string, string>;
}

const opening = /<([^\s<>"'/!?=]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const closing = /<\/[^<>]*>/y;
const attribute = /\s*([^\s<>"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
/** What stands between these two is no tag. */
const spans = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/**
 * The opening tags of an XML text, found in one pass: each attempt ends at the next `<` at the latest.
 * @throws UnreadableTable where something else begins with `<`
 */
export function* openingTags(xml: string): Generator<OpeningTag> {
  for (let at = xml.indexOf("<"); at !== -1; at = xml.indexOf("<", at)) {
    const span = spans.find(([start]) => xml.startsWith(start, at));
    if (span) at = endOf(xml.indexOf(span[1], at + span[0].length), span[1].length);
    else if (xml[at + 1] === "/") at = endOf(matchAt(closing, xml, at) ? closing.lastIndex : -1, 0);
    else {
      const [, name = "", rest = ""] = matchAt(opening, xml, at) ?? [];
      at = endOf(name === "" ? -1 : opening.lastIndex, 0);
      yield { name: local(name), isEmpty: rest.endsWith("/"), attributes: () => readAttributes(rest) };
    }
  }
}

function endOf(place: number, length: number): number {
  if (place === -1) throw new UnreadableTable(noTable);
  return place + length;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (let at = 0, found = matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    at = attribute.lastIndex;
    const name = local(found[1] ?? "");
    // Two of one name: readers differ in which of them counts.
    if (attributes.has(name)) throw new UnreadableTable(noTable);
    attributes.set(name, found[2] ?? found[3] ?? "");
  }
  return attributes;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
