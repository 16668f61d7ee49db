import { ApiFailure } from "./send.ts";

/** What a refused call said, by field. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  return error instanceof ApiFailure ? error.errors : {};
}

/** What a server said of fields that a form does not have: it stands with the form's own message. */
export function errorsElsewhere(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: Iterable<string>,
): readonly string[] {
  const known = new Set(fields);
  return Object.entries(errors).flatMap(([field, texts]) => (known.has(field) ? [] : texts));
}
