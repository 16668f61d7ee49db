import { isRequestAlone } from "#domain/offers/request-offer.ts";
import { readStoredContent } from "#server/features/deals/model/stored-content.ts";
import { expectBooks } from "./books.ts";
import { commands, type Giving } from "./commands.ts";
import { beginDeal, readThings, type Things } from "./deal.ts";
import { leftOut } from "./left-out.ts";
import { priceOf } from "./price.ts";
import { expectWell } from "./properties.ts";
import { deliverAll, expectPrintable, expectReadable, shapesOf } from "./read-all.ts";
import { isLeftOut, pick, type Tape } from "./tape.ts";
import { expectRefused, readRows } from "./unchanged.ts";
import type { World } from "./world.ts";

/** What is counted over all histories of a run. */
export interface Counts {
  histories: number;
  steps: number;
  /** How often each command was accepted. */
  readonly accepted: Map<string, number>;
  /** The shapes that were read whole. */
  readonly shapes: Set<string>;
  /** The shapes of documents that were drawn. */
  readonly documents: Set<string>;
}

export const noCounts = (): Counts => ({
  ...{ histories: 0, steps: 0, accepted: new Map() },
  ...{ shapes: new Set(), documents: new Set() },
});

/** The commands that lead on from where a deal stands. */
function onward({ quote, order, proofs }: Things): readonly string[] {
  if (quote.stage === "offered") return ["accept", "accept", "card", "record-answer", "decline", "draft"];
  if (quote.stage !== "accepted") return ["draft", "send", "send", "confirm", "reopen"];
  switch (order?.state) {
    case "preparing": {
      const proof =
        proofs.at(-1)?.state === "sent"
          ? "approve-proof"
          : proofs.at(-1)?.state === "draft"
            ? "send-proof"
            : "add-proof";
      return [
        "card",
        "transfer",
        "waive-money",
        "address",
        "meet-goods",
        "meet-address",
        proof,
        proof,
        "start",
      ];
    }
    case "in_production":
      return ["counts", "counts", "pack", "settle", "choose"];
    case "packed":
    case "partly_shipped":
      return ["ship", "ship", "settle", "card", "choose", "transfer"];
    case "shipped":
      return ["deliver", "settle", "draft-invoice", "issue"];
    default:
      return ["settle", "issue", "transfer", "close", "reorder", "credit"];
  }
}

/** What a beginning gives before the tape does, as commands with numbers of their own. */
const accepting = ["draft", "send", "accept"] as const;
const making = [
  ...["address", "waive-money", "meet-goods", "meet-address", "add-proof", "send-proof", "approve-proof"],
  ...["start", "counts"],
] as const;
const openings = {
  asked: [],
  offered: ["draft", "send"],
  accepted: accepting,
  invoiced: [...accepting, "draft-invoice", "issue"],
  made: [...accepting, ...making],
  packed: [...accepting, ...making, "pack"],
} as const satisfies Record<Tape["begin"], readonly string[]>;

/** Plays a tape. @throws what does not hold, with the history up to there */
export async function play(world: World, tape: Tape, counts: Counts): Promise<readonly string[]> {
  const deal = await beginDeal(world, tape.kind);
  const transcript: string[] = [];
  const names = Object.keys(commands).filter((name) => !(name in leftOut) && !isLeftOut(name, tape.without));
  counts.histories += 1;
  try {
    let things = await readThings(deal);
    for (const name of openings[tape.begin]) {
      const step = { command: 0, object: 0, amount: tape.kind, day: 1 };
      things = await give({ deal, things, step }, name, counts, transcript);
    }
    for (const step of tape.steps) {
      // Every other step leads on, so that a history does not stay where it began.
      const known = step.command % 2 === 0 ? onward(things) : names;
      const allowed = known.filter((name) => names.includes(name));
      const name = pick(allowed, step.command >> 1) ?? "view";
      things = await give({ deal, things, step }, name, counts, transcript);
    }
    await deliverAll(deal);
    things = await readThings(deal);
    await expectReadable(deal, things);
    await expectWell(deal, things);
    await expectBooks(deal);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const logged = world.errors.splice(0).join("\n");
    throw new Error(`${said}\n\nafter\n${transcript.join("\n")}\n${logged}`, { cause: error });
  }
  return transcript;
}

/** Gives a command to a deal as it stands. @returns how it stands afterwards */
async function give(
  { deal, things, step }: Giving,
  name: string,
  counts: Counts,
  transcript: string[],
): Promise<Things> {
  const { world } = deal;
  const before = await readRows(deal);
  transcript.push(`  ${name} ${step.object} ${step.amount} ${step.day}`);
  const answer = await commands[name]?.({ deal, things, step });
  counts.steps += 1;
  const after = await readThings(deal);
  const at = world.services.clock().toISOString();
  transcript[transcript.length - 1] +=
    ` → ${answer?.status ?? "-"} ${answer && answer.status >= 400 ? answer.body.message : ""} ` +
    `[${after.quote.status} ${after.quote.stage} ${after.order?.state ?? ""} ${after.quote.total_cents} ${at.slice(0, 16)}]`;
  if (answer && answer.status >= 400) await expectRefused(deal, name, answer, before);
  else {
    if (answer) counts.accepted.set(name, (counts.accepted.get(name) ?? 0) + 1);
    remember({ deal, things: after, step }, things);
  }
  const shapes = shapesOf(after).filter((shape) => !counts.shapes.has(shape));
  if (shapes.length > 0) {
    for (const shape of shapes) counts.shapes.add(shape);
    await expectReadable(deal, after);
    await deliverAll(deal);
  }
  await expectPrintable(deal, after, counts.documents);
  await expectWell(deal, after);
  // What was read may have changed it: a page that its client opened is seen.
  return await readThings(deal);
}

/** Keeps what was sent, agreed and settled: sums of the deal, not rules of the shop. */
function remember({ deal, things }: Giving, before: Things): void {
  const known = new Set(before.versions.filter(({ state }) => state !== "draft").map(({ number }) => number));
  // A version that follows while a draft is being written repeats the offer before it, with another logo price.
  const isBesideDraft = things.versions.some(({ state }) => state === "draft");
  for (const { number, state, content } of things.versions) {
    if (state === "draft" || known.has(number) || isBesideDraft) continue;
    if (!isRequestAlone(readStoredContent(content)) && deal.draft) deal.sent.set(number, deal.draft);
  }
  const accepted = things.versions.find(({ state }) => state === "accepted");
  if (!accepted) {
    deal.agreed = undefined;
    return;
  }
  const offer = deal.sent.get(accepted.number);
  if (offer && !deal.agreed) {
    const totals = offer.choices.map(({ priced }) => priceOf(priced).totalCents);
    const made = offer.choices[totals.indexOf(things.quote.total_cents)];
    if (!made) throw new Error(`${things.quote.total_cents} was agreed, which no choice comes to: ${totals}`);
    deal.agreed = { offer, priced: made.priced };
  }
}
