interface Asked {
  readonly name: string;
  readonly phone: string;
  /** When the mailed link of this request was first opened; null until then. */
  readonly addressConfirmedAt: string | null;
}

/**
 * The quote that a client who names none is led to: the newest of his own. Strangers can type his address
 * into the form, so a request whose mailed link was never opened counts only when it comes under the name and
 * the telephone of one whose link was. As long as no link was opened, the newest is opened.
 * @param newestFirst all quotes of the client
 */
export function quoteToOpen<Q extends Asked>(newestFirst: readonly Q[]): Q | undefined {
  const confirmed = newestFirst.filter(({ addressConfirmedAt }) => addressConfirmedAt !== null);
  if (confirmed.length === 0) return newestFirst[0];
  const known = new Set(confirmed.map(signOf));
  return newestFirst.find((quote) => known.has(signOf(quote)));
}

function signOf({ name, phone }: Asked): string {
  return `${phone.replace(/\D/g, "")} ${name.trim().toLowerCase()}`;
}
