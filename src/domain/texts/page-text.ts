import { plainText } from "./inline-text.ts";

/** A page in the words of its shop, and the day (`YYYY-MM-DD`) on which they were last changed; null for no day. */
export interface OwnPage {
  readonly body: string;
  readonly updatedOn: string | null;
}

/** A part of a page that its owner wrote: under a heading, or ahead of the first one. */
export interface TextSection {
  readonly title: string | null;
  readonly blocks: readonly TextBlock[];
}

export type TextBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const heading = /^#{1,6}\s+(.+)$/;
const item = /^-\s+(.+)$/;

/** Reads a plain text: "# ", or "## " as Markdown has them, begins a heading, "- " a list item, and a blank line parts paragraphs. */
export function readPageText(text: string): TextSection[] {
  const sections: { title: string | null; blocks: TextBlock[] }[] = [];
  const place = () => {
    const last = sections.at(-1) ?? { title: null, blocks: [] };
    if (sections.length === 0) sections.push(last);
    return last.blocks;
  };
  // Whether the next line goes on where the last one stopped.
  let isOpen = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const title = heading.exec(line)?.[1];
    const listed = item.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, blocks: [] });
    else if (listed !== undefined) addItem(place(), listed, isOpen);
    else if (line !== "") addLine(place(), line, isOpen);
    isOpen = line !== "" && title === undefined;
  }
  return sections;
}

function addItem(blocks: TextBlock[], text: string, isOpen: boolean): void {
  const last = blocks.at(-1);
  if (isOpen && last?.kind === "list") blocks.splice(-1, 1, { ...last, items: [...last.items, text] });
  else blocks.push({ kind: "list", items: [text] });
}

function addLine(blocks: TextBlock[], text: string, isOpen: boolean): void {
  const last = blocks.at(-1);
  if (isOpen && last?.kind === "paragraph")
    blocks.splice(-1, 1, { kind: "paragraph", text: `${last.text}\n${text}` });
  else blocks.push({ kind: "paragraph", text });
}

/** The first sentences of a page, as a search engine shows them. */
export function beginningOf(text: string): string {
  for (const { blocks } of readPageText(text))
    for (const block of blocks)
      if (block.kind === "paragraph") return plainText(block.text.replaceAll("\n", " "));
  return "";
}
