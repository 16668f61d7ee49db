/** A rule of a sheet: `body` as it stands, or the rules within a group such as `@media`. */
interface Rule {
  readonly head: string;
  readonly body: string | readonly Rule[];
  /** For each selector the classes without which it finds nothing; absent for what has no selector. */
  readonly needs?: readonly (readonly string[])[];
}

/** A sheet that can be asked for what a page uses of it. */
export type Sheet = readonly Rule[];

const group = /^@(?:layer|media|supports|container)\b/;

/** Reads a minified sheet: no comments but at its top. */
export function readSheet(css: string): Sheet {
  const rules: Rule[] = [];
  let at = css.startsWith("/*") ? css.indexOf("*/") + 2 : 0;
  while (at < css.length) {
    const open = indexOutside(css, at, "{;");
    if (css[open] === "{") {
      const close = closing(css, open);
      rules.push(readRule(css.slice(at, open).trim(), css.slice(open + 1, close)));
      at = close + 1;
    } else {
      rules.push({ head: css.slice(at, open).trim(), body: "" });
      at = open + 1;
    }
  }
  return rules.filter(({ head }) => head !== "");
}

/**
 * The rules of a sheet that a page's markup can match, in their order: all but those that name a class it does not
 * have. States (hover, open, dark) are not looked at, so that what is left out is never missed while the page stands
 * as it was rendered.
 */
export function usedRules(sheet: Sheet, html: string): string {
  const classes = new Set<string>();
  for (const value of classValues(html)) for (const name of decode(value).split(/\s+/)) classes.add(name);
  return write(sheet, classes);
}

/** What stands in the `class` attributes, each once: most say what another said already. */
function classValues(html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}

/** As React writes it. */
const attribute = ' class="';

function readRule(head: string, body: string): Rule {
  if (group.test(head)) return { head, body: readSheet(body) };
  if (head.startsWith("@")) return { head, body };
  // What stands in parentheses may be an alternative or a denial: it decides nothing.
  let plain = head.replaceAll(/(?<!\\)\[(?:\\.|[^\\\]])*\]/g, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/(?<!\\)\((?:\\.|[^\\()])*\)/g, "");
  }
  return { head, body, needs: plain.split(/(?<!\\),/).map(classesIn) };
}

function classesIn(selector: string): string[] {
  const names = selector.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi);
  return [...names].map(([, name = ""]) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_all, code?: string, sign?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
    ),
  );
}

function write(rules: Sheet, classes: ReadonlySet<string>): string {
  let css = "";
  for (const { head, body, needs } of rules) {
    if (needs && !needs.some((each) => each.every((name) => classes.has(name)))) continue;
    const inner = typeof body === "string" ? body : write(body, classes);
    // An empty layer still says its place among the layers.
    if (inner !== "") css += `${head}{${inner}}`;
    else if (head.startsWith("@layer")) css += `${head};`;
    else if (body === "") css += `${head};`;
  }
  return css;
}

/** Where one of the signs stands next, outside of strings and of escapes. */
function indexOutside(css: string, from: number, signs: string): number {
  let quote = "";
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === "\\") at += 1;
    else if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (signs.includes(sign)) return at;
  }
  return css.length;
}

function closing(css: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && at < css.length) {
    at = indexOutside(css, at + 1, "{}");
    depth += css[at] === "{" ? 1 : -1;
  }
  return at;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
