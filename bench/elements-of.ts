import { createElement, type ReactElement, type ReactNode } from "react";

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/(?<closed>[\w-]+)>|<(?<opened>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/giy;
const attribute = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;
const empty = new Set(["link", "meta", "img", "input", "br", "hr", "source", "wbr"]);
const unread = new Set(["script", "style"]);
const flags = /^(disabled|hidden|async|defer|required|checked|selected|multiple|open|readonly|novalidate)$/;
const renamed: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", charset: "charSet" };

interface Open {
  readonly name: string;
  readonly props: Record<string, unknown>;
  readonly children: ReactNode[];
}

/** The elements of a page that React wrote, as React takes them: well formed, and with nothing left out. */
export function elementsOf(html: string): ReactElement {
  const root: Open = { name: "", props: {}, children: [] };
  const open: Open[] = [root];
  const close = () => {
    const done = open.pop();
    if (done) open.at(-1)?.children.push(createElement(done.name, done.props, ...done.children));
  };
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const { closed, opened, attributes = "", text } = match.groups ?? {};
    if (text) open.at(-1)?.children.push(plain(text));
    if (closed) close();
    if (!opened) continue;
    open.push({ name: opened, props: propsOf(attributes), children: [] });
    if (empty.has(opened)) close();
    else if (unread.has(opened)) {
      const end = html.indexOf(`</${opened}>`, token.lastIndex);
      const inside = html.slice(token.lastIndex, end);
      if (inside) Object.assign(open.at(-1)?.props ?? {}, { dangerouslySetInnerHTML: { __html: inside } });
      token.lastIndex = end;
    }
  }
  const page = root.children.find((child) => typeof child === "object" && child !== null);
  if (!page || open.length !== 1) throw new Error("the page is not as React writes it");
  return createElement("html", (page as ReactElement<object>).props);
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = "", value = ""] of attributes.matchAll(attribute)) {
    if (name === "style") props.style = styleOf(plain(value));
    else props[renamed[name] ?? name] = flags.test(name) ? true : plain(value);
  }
  return props;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(";").map((rule) => rule.split(/:(.*)/s, 2));
  return Object.fromEntries(
    rules.map(([name = "", value = ""]) => [
      name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function plain(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
