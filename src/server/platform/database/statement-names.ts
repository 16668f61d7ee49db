/** Each named statement takes some memory of every connection; the shop has fewer that it asks often. */
const mostNamed = 200;

/** The name of a statement, or nothing for one that has none. */
export type NameOf = (sql: string) => string | undefined;

/**
 * Names for the inserts of one pool, under which its connections keep them with their plans, so that PostgreSQL reads
 * and plans each text once. Nothing else has one: which way a search or a change is run best is decided by its values,
 * and the plan that is kept under a name may be the wrong one for a rare status or a long text. Nor has an insert that
 * answers whatever columns there are (`*`): after an upgrade by another node they would no longer be those that the
 * connection remembers (F10).
 */
export function nameStatements(): NameOf {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= mostNamed || !/^(with "\w+" as \()?insert [^*]+$/.test(sql)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
