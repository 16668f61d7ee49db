import { isMailto } from "../text/mailto.ts";

/** A part of a line that its owner typed in Markdown: words, emphasis, or a link. */
export type InlineText =
  | { readonly kind: "text" | "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

const marked =
  /\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)|\*\*([^*\s](?:[^*\n]{0,998}[^*\s])?)\*\*|\*([^*\s](?:[^*\n]{0,998}[^*\s])?)\*/g;

/**
 * Reads emphasis and links; all else, HTML included, is words. Written here because pages are rendered in the browser, too,
 * where a parser of all of Markdown would be larger than the page, and none of them returns less than HTML.
 */
export function readInline(text: string): InlineText[] {
  const parts: InlineText[] = [];
  let end = 0;
  const add = (part: InlineText) => {
    if (part.text !== "") parts.push(part);
  };
  for (const found of text.matchAll(marked)) {
    const [whole, words, href = "", strong, em] = found;
    // An address that leads elsewhere than it may stays as it was typed.
    if (words !== undefined && !isSafeAddress(href)) continue;
    add({ kind: "text", text: text.slice(end, found.index) });
    if (words !== undefined) add({ kind: "link", text: words, href });
    else if (strong !== undefined) add({ kind: "strong", text: strong });
    else add({ kind: "em", text: em ?? "" });
    end = found.index + whole.length;
  }
  add({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The words alone, as a search engine shows them. */
export function plainText(text: string): string {
  return readInline(text)
    .map((part) => part.text)
    .join("");
}

/** A site that is asked safely, a mail, a telephone, or a page of the shop; `//host` and `/\host` lead elsewhere. */
export function isSafeAddress(href: string): boolean {
  return /^(?:https:\/\/[^/\\]|tel:\+?\d|\/(?![/\\]))/i.test(href) || isMailto(href);
}
