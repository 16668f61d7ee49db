/** Each named statement takes some memory of every connection; the shop has fewer that it asks often. */
const mostNamed = 200;

/** What always has one way to be run best: an insert, and what finds its rows by whatever they equal. */
const insert = /^(with "\w+" as \()?insert /;
const lookup = /^(select|update|delete) /;

/** One row, found by its id: nothing else that is said of it makes another way better. */
const rowById = /^(select|update|delete) .* where "id" = \$\d+( and "\w+" = \$\d+)*$/;

/** A stretch, a pattern, the first few, or a kind that may be rare or frequent: there the values say which way is best. */
const dependsOnValues = /[<>]|\b(between|like|limit|status|state)\b/;

/** The name of a statement, or nothing for one that has none. */
export type NameOf = (sql: string) => string | undefined;

/**
 * Names for the statements of one pool, under which its connections keep them with their plans, so that PostgreSQL reads
 * and plans each text once: of what a quote costs, that is an eighth and more. None for those whose plan depends on
 * their values, and none for one that answers whatever columns there are (`*`): after an upgrade by another node they
 * would no longer be those that the connection remembers (REL-F10).
 */
export function nameStatements(): NameOf {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= mostNamed || !hasOnePlan(sql)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function hasOnePlan(sql: string): boolean {
  if (sql.includes("*")) return false;
  return insert.test(sql) || rowById.test(sql) || (lookup.test(sql) && !dependsOnValues.test(sql));
}
