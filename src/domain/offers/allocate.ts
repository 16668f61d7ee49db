/**
 * Divides an amount over weights by largest remainder, so that the parts add up to it exactly; of equal remainders the
 * first gets the cent (L1.4).
 * @param amount in cents; one below zero has the parts of its opposite, below zero
 * @param weights not negative; all zero only where the amount is zero
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return allocate(-amount, weights).map((part) => (part === 0 ? 0 : -part));
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) {
    if (amount !== 0) throw new RangeError("Nothing to allocate an amount to");
    return weights.map(() => 0);
  }
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, floor: Number(exact / sum), remainder: exact % sum };
  });
  const missing = amount - shares.reduce((total, { floor }) => total + floor, 0);
  const first = shares
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
    .slice(0, missing)
    .map(({ index }) => index);
  const gains = new Set(first);
  return shares.map(({ index, floor }) => floor + (gains.has(index) ? 1 : 0));
}
