/**
 * A message descriptor: an id, the source text (ICU), its values.
 * It is translated at the edge (SPEC-0.6). The `i18n` comment before a literal makes the catalogs list it.
 * Numbers written `{n, number}` are formatted by the reader's language; the locale `mul` formats as en-US.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A rule of the business: the message of what is wrong, or nothing. */
export type Rule<T> = (value: T) => Message | undefined;

/** The same message with these values. */
export function withValues(message: Message, values: Readonly<Record<string, string | number>>): Message {
  return { ...message, values: { ...message.values, ...values } };
}
