/** The name of a quote for people: `GE-<year>-<6 digits>` (P21). `createdAt` is ISO 8601 UTC. */
export function quoteReference(createdAt: string, id: number): string {
  return `GE-${createdAt.slice(0, 4)}-${String(id).padStart(6, "0")}`;
}

/** The quote id that a reference stands for; undefined when it is no reference. */
export function quoteIdOfReference(reference: string): number | undefined {
  const match = /^GE-\d{4}-(\d{6,15})$/i.exec(reference.trim());
  return match ? Number(match[1]) : undefined;
}
