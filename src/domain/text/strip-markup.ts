const tagStart = /[a-z/!?]/i;

/** Where a closing script tag ends, at or after `from`; -1 when there is none. */
function endOfScript(text: string, from: number): number {
  const closing = /<\/script[^>]*>/gi;
  closing.lastIndex = from;
  return closing.exec(text) ? closing.lastIndex : -1;
}

/** One pass from left to right. Each search that found nothing is not made again, so the pass is linear. */
function stripOnce(text: string): string {
  let kept = "";
  let at = 0;
  let scriptsClose = true;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    const close = open === -1 ? -1 : text.indexOf(">", open);
    if (close === -1) break;
    kept += text.slice(at, open);
    at = open + 1;
    if (!tagStart.test(text.charAt(at))) {
      kept += "<";
      continue;
    }
    const isScript = /^script[\s/>]/i.test(text.slice(at, at + 7));
    const end = isScript && scriptsClose ? endOfScript(text, close) : -1;
    if (isScript && end === -1) scriptsClose = false;
    at = end === -1 ? close + 1 : end;
  }
  return kept + text.slice(at);
}

const passes = 4;

/**
 * Removes script blocks and markup tags (S1 §5). A lone `<` stays, so that "a < b" can be written.
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
