// Only what can open a tag: "a < b" and "<3" stay.
const tagOpens = /<(?:\/?[a-z]|[!?])/iy;
const scriptOpens = /<script[\s/>]/iy;

function opensAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where the script block that goes on at `from` ends; -1 when it never does. */
function endOfScript(text: string, from: number): number {
  const closing = /<\/script/gi;
  closing.lastIndex = from;
  return closing.test(text) ? text.indexOf(">", closing.lastIndex) : -1;
}

/** One pass from left to right. A search that found nothing is not made again, so the pass is linear. */
function stripOnce(text: string): string {
  let kept = "";
  let at = 0;
  let scriptsEnd = true;
  for (;;) {
    const open = text.indexOf("<", at);
    const close = open === -1 ? -1 : text.indexOf(">", open);
    if (close === -1) return kept + text.slice(at);
    kept += text.slice(at, open);
    at = open + 1;
    if (!opensAt(tagOpens, text, open)) {
      kept += "<";
      continue;
    }
    const isScript = scriptsEnd && opensAt(scriptOpens, text, open);
    const end = isScript ? endOfScript(text, close) : -1;
    if (isScript && end === -1) scriptsEnd = false;
    at = Math.max(close, end) + 1;
  }
}

const passes = 4;

/**
 * Removes script blocks and markup tags. A lone `<` stays, so that "a < b" can be written.
 * What removal itself joins into a new tag is removed too; text nested deeper than that loses every `<`.
 */
export function stripMarkup(text: string): string {
  let current = text;
  for (let pass = 0; pass < passes; pass += 1) {
    const next = stripOnce(current);
    if (next === current) return current;
    current = next;
  }
  return stripOnce(current) === current ? current : current.replaceAll("<", "");
}
