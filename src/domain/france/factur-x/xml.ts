/** An element of an XML document. What is undefined among its children is left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

type Child = XmlElement | string | undefined;

/** An element with these children; undefined where it would hold nothing, so that an absent fact leaves no empty element. */
export function element(name: string, ...children: readonly Child[]): XmlElement | undefined {
  return withAttributes(name, {}, ...children);
}

/** The same with attributes, which alone do not make it worth writing. */
export function withAttributes(
  name: string,
  attributes: XmlElement["attributes"],
  ...children: readonly Child[]
): XmlElement | undefined {
  const held = children.flatMap((child) =>
    child === undefined || (typeof child === "string" && !isSaid(child)) ? [] : [child],
  );
  return held.length === 0 ? undefined : { name, attributes, children: held };
}

/** An element that its place asks for, though it holds nothing. */
export function requiredElement(name: string, ...children: readonly Child[]): XmlElement {
  return element(name, ...children) ?? { name, attributes: {}, children: [] };
}

/** The document as text: UTF-8, an element a line. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, "")}\n`;
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join("")}`;
  if (children.length === 0) return `${open}/>`;
  if (children.every((child) => typeof child === "string"))
    return `${open}>${children.map(escaped).join("")}</${name}>`;
  const inner = children.map((child) =>
    typeof child === "string" ? escaped(child) : write(child, `${indent}  `),
  );
  return `${open}>\n${inner.join("\n")}\n${indent}</${name}>`;
}

/** All but what XML 1.0 can hold, lone surrogates among it; and the carriage return, which readers turn into a line feed. */
const unwritable = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

/** Whether anything of a text is left to be read. */
function isSaid(text: string): boolean {
  return text.replace(unwritable, "").trim() !== "";
}
