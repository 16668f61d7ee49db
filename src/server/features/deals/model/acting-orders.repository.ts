import { type SqlBool, sql } from "kysely";
import { type Gate, gates, holdReasons, openStates } from "#domain/orders/order-state.ts";
import type { ProofState } from "#domain/orders/proofs/proof-moves.ts";
import { settlementStates } from "#domain/orders/settlement.ts";
import { isOwing, selectOpenItems } from "#server/features/ledger/owed.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isUnsaid } from "./orders.repository.ts";
import { owesBeforeProduction } from "./owes-money.ts";

const isPreparing = sql<SqlBool>`o.state = 'preparing'`;
const isProofOpen = sql<SqlBool>`(${isPreparing} and o.needs_proof = 1 and o.proof_met_at is null)`;
const isOpen = (gate: Gate) => sql<SqlBool>`(${isPreparing} and ${isUnsaid(gate)})`;
// Only there a proof says who acts next; asked of every order it would cost.
const hasProof = (state: ProofState) =>
  sql<SqlBool>`((${isProofOpen} or o.hold_reason = 'art') and exists (
    select 1 from proofs p where p.order_id = o.id and p.state = ${sql.lit(state)}))`;
const owesBeforeShipping = sql<SqlBool>`(o.state in ('packed', 'partly_shipped') and exists (
  select 1 from plan_items i where i.due = 'before-shipping' and i.id in ${selectOpenItems("o.quote_id")}))`;

const facts = {
  "open-money": sql<SqlBool>`(${isOpen("money")} and ${owesBeforeProduction})`,
  "open-proof": isProofOpen,
  "open-goods": isOpen("goods"),
  "open-address": isOpen("address"),
  "proof-sent": hasProof("sent"),
  "proof-draft": hasProof("draft"),
  "proof-changes_requested": hasProof("changes_requested"),
  "owes-before-shipping": owesBeforeShipping,
  owes: sql<SqlBool>`(o.state = 'delivered' and ${isOwing("o.quote_id")})`,
};

const words = [
  sql`o.state`,
  sql`coalesce(' hold-' || o.hold_reason, '')`,
  sql`coalesce(' settlement-' || s.state, '')`,
  ...Object.entries(facts).map(
    ([name, fact]) => sql`case when ${fact} then ${sql.lit(` ${name}`)} else '' end`,
  ),
];

/** An open order, and in words the facts that decide who acts next: orders of the same words have the same task. */
export interface ActingRow {
  readonly id: number;
  readonly situation: string;
  /** How many stand in the same situation. */
  readonly alike: number;
}

/** Of the open orders in each situation, so many at the most; what has to leave first comes first (ADR-92). */
export async function findActingOrders(db: Db, mostAlike: number): Promise<ActingRow[]> {
  const { rows } = await sql<ActingRow>`select id, situation, alike from (
    select a.id, a.situation, a.leaves,
      row_number() over (partition by a.situation order by a.leaves, a.id) as place,
      cast(count(*) over (partition by a.situation) as integer) as alike
    from (
      select o.id, ${sql.join(words, sql` || `)} as situation,
        coalesce(o.promised_on, o.in_hands_on, '9999') as leaves
      from orders o left join settlements s on s.order_id = o.id
      where o.state in (${sql.join(openStates.map((state) => sql.lit(state)))}) and o.deleted_at is null
    ) a
  ) ranked where place <= ${mostAlike} order by leaves, id`.execute(db);
  return rows;
}

const knownProofs = ["sent", "draft", "changes_requested"] as const satisfies readonly ProofState[];

/** The facts that the words of a situation say. */
export function readSituation(situation: string) {
  const said = new Set(situation.split(" "));
  const [state = "preparing"] = openStates.filter((each) => said.has(each));
  return {
    state,
    holdReason: holdReasons.find((reason) => said.has(`hold-${reason}`)) ?? null,
    settlement: settlementStates.find((each) => said.has(`settlement-${each}`)),
    open: gates.filter((gate) => said.has(`open-${gate}`)),
    proofs: knownProofs.filter((each) => said.has(`proof-${each}`)).map((each) => ({ state: each })),
    owesBeforeShipping: said.has("owes-before-shipping"),
    owes: said.has("owes"),
  };
}
