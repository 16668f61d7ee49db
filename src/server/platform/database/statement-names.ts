/** Each named statement takes some memory of every connection; the shop has fewer that it asks often. */
const mostNamed = 200;
const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement, so that PostgreSQL reads its text once: of what a quote costs it,
 * that is an eighth. Nothing for one that answers whatever columns there are (`*`): after an upgrade by another node
 * they would no longer be those that the connection remembers (F10).
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= mostNamed || !/^(select|insert|update|delete|with) [^*]+$/.test(sql))
    return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
