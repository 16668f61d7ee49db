import { SaxesParser, type SaxesTagPlain } from "saxes";

const mostElements = 20_000;
const deepest = 200;
/** Elements that run something, or hold another kind of page; what is in them goes with them. */
const dropped: ReadonlySet<string> = new Set([
  ...["script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener"],
  ...["animate", "animatemotion", "animatetransform", "animatecolor", "set"],
]);
/** Elements that draw something of their own. */
const drawing: ReadonlySet<string> = new Set([
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"],
]);
const pictureData = /^data:image\/(?:png|jpe?g);base64,/i;

export interface CleanSvg {
  readonly text: string;
  /** It draws lines or letters, not only pictures. */
  readonly hasLines: boolean;
  readonly hasText: boolean;
}

/**
 * An SVG as far as it only draws: without a DOCTYPE, comments, scripts, other pages within, what moves, and any address
 * but of a part of itself or of a picture that it holds. It is read and written anew, so that nothing passes unread.
 * @throws for what is no SVG, is not well-formed, names entities of its own, or has too many elements
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const written: string[] = [];
  const seen = { elements: 0, hasLines: false, hasText: false };
  // Of the elements that are open: their names, and how many of them lie within a dropped one.
  const open: string[] = [];
  let within = 0;
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    const name = localName(tag.name);
    seen.elements += 1;
    if (seen.elements > mostElements || open.length > deepest) throw new Error("too many elements");
    if (open.length === 0 && name !== "svg") throw new Error("no SVG");
    open.push(name);
    if (within > 0 || dropped.has(name)) {
      within += 1;
      return;
    }
    seen.hasLines ||= drawing.has(name);
    seen.hasText ||= name === "text";
    written.push(`<${tag.name}${attributesOf(tag)}>`);
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (within > 0) within -= 1;
    else written.push(`</${name}>`);
  });
  const write = (text: string) => {
    if (within === 0 && open.length > 0)
      written.push(escaped(open.at(-1) === "style" ? cleanStyle(text) : text));
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.write(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).close();
  return { text: written.join(""), hasLines: seen.hasLines, hasText: seen.hasText };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

function attributesOf({ attributes }: SaxesTagPlain): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(localName(name), value))
    .map(([name, value]) => ` ${name}="${escaped(localName(name) === "style" ? cleanStyle(value) : value)}"`)
    .join("");
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith("on")) return false;
  if (name !== "href" && name !== "src") return true;
  const address = value.trim();
  return address.startsWith("#") || pictureData.test(address);
}

/** Without rules that load others, and without addresses but of parts of the drawing itself. */
function cleanStyle(text: string): string {
  return text.replace(/@import[^;]*;?/gi, "").replace(/url\(\s*(["']?)(?!\s*#)[^)]*\)/gi, "none");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
