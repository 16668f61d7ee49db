/** Maps whose keys are data: names of sizes, pictures and checks, and what the history tells. */
const maps = /(^|\.)(sizes_quantities|before|after)$/;

/**
 * The fields that a JSON value holds, as sorted paths: `quote.lines[].units`. An empty list says nothing of its rows, so
 * the caller sees to it that there are some.
 */
export function fieldsOf(value: unknown): string[] {
  const paths = new Set<string>();
  walk(value, "", paths);
  return [...paths].sort();
}

function walk(value: unknown, path: string, paths: Set<string>): void {
  if (Array.isArray(value)) {
    paths.add(`${path}[]`);
    for (const each of value) walk(each, `${path}[]`, paths);
  } else if (typeof value === "object" && value !== null && !maps.test(path)) {
    for (const [name, part] of Object.entries(value)) {
      const isData = /^[^a-z]|[^a-zA-Z0-9_]/.test(name);
      walk(part, `${path}${path ? "." : ""}${isData ? "*" : name}`, paths);
    }
  } else paths.add(path);
}
