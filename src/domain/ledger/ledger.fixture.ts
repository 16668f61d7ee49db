import { sum } from "../sum.ts";
import type { LedgerLine } from "./ledger-line.ts";

/** Lines as an example says them: `due i1`, `money`, `tax`, with their cents. */
export function said(lines: readonly LedgerLine[]): string[] {
  return lines.map(({ account, itemId, paymentId, cents }) => {
    const [name] = account.split(":");
    const of = itemId === null ? "" : ` i${itemId}`;
    const counts = account === "due" && paymentId !== null ? " paid" : "";
    return `${name}${of}${counts} ${cents > 0 ? "+" : ""}${cents}`;
  });
}

/** What each account comes to, those of nothing left out. */
export function balances(lines: readonly LedgerLine[]): Record<string, number> {
  const byAccount = Map.groupBy(lines, ({ account }) => account.split(":")[0] ?? "");
  const all = [...byAccount].map(
    ([account, some]) => [account, sum(some.map(({ cents }) => cents))] as const,
  );
  return Object.fromEntries(all.filter(([, cents]) => cents !== 0));
}

/** The entries of a deal one after the other; each may look at the lines before it. */
export class Deal {
  readonly lines: LedgerLine[] = [];

  /** @throws where an entry does not add up to zero on each of its days */
  post(write: (known: readonly LedgerLine[]) => readonly LedgerLine[]): readonly LedgerLine[] {
    const entry = write(this.lines);
    for (const [day, some] of Map.groupBy(entry, (line) => line.day)) {
      const cents = sum(some.map((line) => line.cents));
      if (cents !== 0) throw new Error(`an entry leaves ${cents} on ${day}: ${said(some).join(", ")}`);
    }
    this.lines.push(...entry);
    return entry;
  }
}
