/** Each named statement takes some memory of every connection; the shop has fewer that it asks often. */
const mostNamed = 200;

/** The name of a statement, or nothing for one that has none. */
export type NameOf = (sql: string) => string | undefined;

/**
 * Names for the statements of one pool, under which its connections keep them, so that PostgreSQL reads each text once:
 * of what a quote costs it, that is an eighth. None for one that answers whatever columns there are (`*`): after an
 * upgrade by another node they would no longer be those that the connection remembers (F10).
 */
export function nameStatements(): NameOf {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= mostNamed || !/^(select|insert|update|delete|with) [^*]+$/.test(sql))
      return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
