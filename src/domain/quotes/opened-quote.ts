interface Asked {
  readonly name: string;
  readonly phone: string;
}

/**
 * The quote that a client who names none is led to: the newest of his own. Strangers can type his address
 * into the form, so a request whose mailed link was never opened counts only when it comes under the name and
 * the telephone of one whose link was. As long as no link was opened, the newest is opened.
 * @param newestFirst quotes of the client, down to the newest one whose link was opened
 * @param confirmed as whom those asked whose link was opened
 */
export function quoteToOpen<Q extends Asked>(
  newestFirst: readonly Q[],
  confirmed: readonly Asked[],
): Q | undefined {
  if (confirmed.length === 0) return newestFirst[0];
  const known = new Set(confirmed.map(signOf));
  return newestFirst.find((quote) => known.has(signOf(quote)));
}

function signOf({ name, phone }: Asked): string {
  return `${phone.replace(/\D/g, "")} ${name.trim().toLowerCase()}`;
}
