/** What a server said of fields that a form does not have: it stands with the form's own message. */
export function errorsElsewhere(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: Iterable<string>,
): readonly string[] {
  const known = new Set(fields);
  return Object.entries(errors).flatMap(([field, texts]) => (known.has(field) ? [] : texts));
}
