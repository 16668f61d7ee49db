import { createHash } from "node:crypto";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import type { OpenApi, Operation } from "./openapi.ts";
import { asSchema, type Schema } from "./openapi-schemas.ts";

/** The style of the API's documentation page, in light and dark, readable when printed. */
const apiDocsStyle = `
:root{color-scheme:light dark;--ink:#1d2a22;--quiet:#56645b;--paper:#faf8f3;--line:#d9d5c9;--leaf:#1f5a3c}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebe4;--quiet:#a4b0a7;--paper:#151a17;--line:#333d37;--leaf:#8fd0aa}}
body{margin:0 auto;max-width:64rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:var(--leaf)}h2{margin-top:3rem;border-bottom:2px solid var(--leaf)}h3{margin-bottom:0;overflow-wrap:anywhere}
h4{margin:1rem 0 .25rem;font-size:.875rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
article{padding-bottom:1rem;border-bottom:1px solid var(--line)}table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.25rem .75rem .25rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}th:first-child{width:30%}th:last-child{width:7rem}
code{font-size:.9em}.quiet{color:var(--quiet);font-size:.875rem}p{margin:.25rem 0}
`;

/** What the page may do: show itself in its own style. It runs nothing and loads nothing. */
export const apiDocsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(apiDocsStyle).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The document of the calls as a page to read, grouped by the part of the shop, without a script. */
export function apiDocsPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const tags = [...groups.keys()].sort();
  const sections = tags.map((tag) => {
    const articles = (groups.get(tag) ?? []).map(({ path, method, operation }) =>
      articleOf(path, method, operation),
    );
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${articles.join("")}</section>`;
  });
  const named = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${fieldsOf(schema)}</article>`,
  );
  const links = [...tags, "shapes"].map(
    (tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${apiDocsStyle}</style></head><body>
<header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a> · ${operations.length} calls · version ${escapeHtml(info.version)}</p>
<p>A typed client without dependencies, to start from, stands in <code>docs/api-client</code> of the sources.</p></header>
<nav aria-label="Parts of the shop"><ul>${links.join("")}</ul></nav><main>${sections.join("")}
<section id="shapes"><h2>shapes</h2>${named.join("")}</section></main></body></html>`;
}

function articleOf(path: string, method: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation;
  const rows = parameters.map((each) => row(each.name, each.schema, each.required, each.in));
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body: ${escapeHtml(type)}</h4>${fieldsOf(schema)}`,
  );
  const answers = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith("2"));
  return `<article id="${escapeHtml(operation.operationId)}"><h3><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="quiet">For: ${escapeHtml(operation["x-policy"])}${keyNote(operation)}</p>
${rows.length > 0 ? `<h4>Address and headers</h4>${table(rows)}` : ""}${bodies.join("")}
${answers.map(answerOf).join("")}<p class="quiet">May fail with ${failures.map(failureOf).join("; ")}.</p></article>`;
}

/** Whether a program with a key may make the call, and by which right of the key's role. */
function keyNote({ security, "x-api-key": right }: Operation): string {
  if (security.length === 0) return "";
  return right === undefined ? " · no API key" : ` · an API key by the right ${escapeHtml(right)}`;
}

type Answer = readonly [status: string, Operation["responses"][string]];

function answerOf([status, { content = {} }]: Answer): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) => `<h4>Answer ${escapeHtml(status)}: ${escapeHtml(type)}</h4>${fieldsOf(schema)}`,
    )
    .join("");
}

function failureOf([status, { description }]: Answer): string {
  return `${escapeHtml(status)} ${escapeHtml(description)}`;
}

function fieldsOf(schema: Schema): string {
  const properties = Object.entries(asSchema(schema.properties));
  if (properties.length === 0) return `<p>${typeOf(schema)}</p>`;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return table(properties.map(([name, part]) => row(name, asSchema(part), required.includes(name))));
}

function table(rows: readonly string[]): string {
  return `<table><thead><tr><th>Name</th><th>Type</th><th>Notes</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function row(name: string, schema: Schema, isRequired: boolean, where = ""): string {
  const notes = [where, isRequired ? "required" : ""].filter(Boolean).join(", ");
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${typeOf(schema)}</td><td>${escapeHtml(notes)}</td></tr>`;
}

/** A schema in a few words; a named one is a link to where it is described. */
function typeOf(schema: Schema): string {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  if (name) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(" ");
  if (schema.const !== undefined) return `<code>${escapeHtml(String(schema.const))}</code>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.map((choice) => typeOf(asSchema(choice))).join(" or ");
  if (schema.type === "array") return `list of ${typeOf(asSchema(schema.items))}`;
  if (schema.type === "object") {
    const parts = Object.entries(asSchema(schema.properties)).map(
      ([key, part]) => `<code>${escapeHtml(key)}</code>: ${typeOf(asSchema(part))}`,
    );
    return parts.length > 0 ? `{ ${parts.join(", ")} }` : "object";
  }
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : String(schema.type ?? "any value");
  return escapeHtml([type, schema.format, ...limitsOf(schema)].filter(Boolean).join(", "));
}

function limitsOf({ minimum, maximum, maxLength }: Schema): string[] {
  return [
    typeof minimum === "number" ? `from ${minimum}` : "",
    typeof maximum === "number" ? `to ${maximum}` : "",
    typeof maxLength === "number" && maxLength < 100_000 ? `at most ${maxLength} characters` : "",
  ];
}
