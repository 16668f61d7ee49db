interface Kept<T> {
  readonly at: number;
  readonly answer: Promise<T>;
}

/**
 * Asks once and answers again what came, so that searching, paging and going back wait for nothing. From `freshFor` on
 * (milliseconds) a new answer is fetched behind the one that is given; after `usableFor` it is waited for. A failure is
 * told, not kept.
 */
export function remembered<T>(
  ask: () => Promise<T>,
  freshFor: number,
  usableFor: number,
): (() => Promise<T>) & { forget: () => void } {
  let kept: Kept<T> | undefined;
  let coming: Promise<T> | undefined;

  function fetchAnew(): Promise<T> {
    if (coming) return coming;
    const answer = ask();
    coming = answer;
    const settle = (next: Kept<T> | undefined) => {
      if (coming !== answer) return;
      coming = undefined;
      if (next) kept = next;
    };
    answer.then(
      () => settle({ at: Date.now(), answer }),
      () => settle(undefined),
    );
    return answer;
  }
  const read = () => {
    const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
    if (!kept || age >= usableFor) return fetchAnew();
    // Whoever asked for the older answer has it; that the newer one failed is told to who needs it.
    if (age >= freshFor) fetchAnew().catch(() => undefined);
    return kept.answer;
  };
  /** The next one to ask waits for a new answer. */
  const forget = () => {
    kept = undefined;
    coming = undefined;
  };
  return Object.assign(read, { forget });
}
