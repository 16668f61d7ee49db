/** What holds no words of the page: its navigation, its pictures, and what a part of the layout says. */
const withoutWords = new Set(["nav", "script", "style", "svg", "picture", "noscript", "button"]);
const isLeftOut = (attributes: string) => /aria-hidden="true"|data-no-text/.test(attributes);
const empty = new Set(["br", "img", "source", "meta", "link", "input", "hr"]);
const blockTags = new Set("main section header div address p h1 h2 h3 ul ol li dl dd".split(" "));

const isBlockSpan = /class="(?:[^"]* )?block[ "]/;
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi;

/**
 * Reads a page of ours, as it was rendered, as the plain text in which a shop would type it: "# " before a heading, "- "
 * before an item of a list, a blank line between paragraphs.
 */
export function pageAsText(html: string): string {
  const blocks: { text: string; isItem: boolean }[] = [];
  const open: string[] = [];
  let skippedFrom = 0;
  let line = "";
  let start = "";
  const isInItem = () => open.some((tag) => tag === "li" || tag === "dt" || tag === "dd");
  const end = () => {
    const text = line.replace(/[ \t]*\n[ \t]*/g, "\n").trim();
    if (text !== "") blocks.push({ text: start + text, isItem: start === "- " });
    line = "";
    start = "";
  };
  const begin = (prefix: string) => {
    end();
    start = prefix;
  };
  for (const [, slash, name = "", attributes = "", text] of mainOf(html).matchAll(tokens)) {
    const tag = name.toLowerCase();
    if (text !== undefined) {
      if (skippedFrom === 0) line += decoded(text);
    } else if (tag === "") continue;
    else if (slash) {
      open.pop();
      if (skippedFrom > open.length) skippedFrom = 0;
      else if (skippedFrom > 0) continue;
      else if (tag === "dt" || (tag === "h3" && isInItem())) line += " – ";
      else if (blockTags.has(tag) && !isInItem()) end();
    } else {
      if (tag === "br") line += "\n";
      if (empty.has(tag) || attributes.endsWith("/")) continue;
      open.push(tag);
      if (skippedFrom > 0) continue;
      if (withoutWords.has(tag) || isLeftOut(attributes)) skippedFrom = open.length;
      else if (/^h[1-3]$/.test(tag) && !isInItem()) begin("# ");
      else if (tag === "li" || tag === "dt") begin("- ");
      else if (isInItem() && isBlockSpan.test(attributes) && /[^\s–]\s*$/.test(line)) line += ", ";
    }
  }
  end();
  return blocks.reduce((whole, { text, isItem }, index) => {
    const isNextItem = isItem && blocks[index - 1]?.isItem;
    return index === 0 ? text : `${whole}${isNextItem ? "\n" : "\n\n"}${text}`;
  }, "");
}

function mainOf(html: string): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
