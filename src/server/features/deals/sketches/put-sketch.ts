import { printAreaOf } from "#contracts/catalogue/print-area.ts";
import type { SketchAnswer } from "#contracts/quotes/sketches.ts";
import { isSketchOpen } from "#domain/artwork/sketch.ts";
import { hours } from "#domain/time/durations.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { addFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { readQuote } from "../model/read-quote.ts";
import { recordCommand, runOnDeal } from "../model/run-command.ts";
import { addSketch, wasOffered } from "../model/sketches.repository.ts";
import { checkSketch, withFileIds } from "./check-sketch.ts";
import { drawSoon } from "./draw-picture.ts";
import { filesOfQuote } from "./files-of-quote.ts";

/** Each draws a picture and keeps it. */
const changes = {
  name: "sketch-change",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;

interface Wanted {
  readonly quoteId: number;
  readonly description: SketchAnswer;
}

/**
 * Adds another sketch to a quote: its client until an offer is sent, staff until it is accepted.
 * @throws 403, 404; 409 when it is too late; 422 at `sketch`; 429
 */
export async function putSketch(
  services: Services,
  actor: Staff | Client,
  { quoteId, description: given }: Wanted,
): Promise<void> {
  const { db } = services;
  const quote = await requireOpen(db, actor, quoteId);
  await requireQuota(services, changes, `${actor.kind} ${quoteId}`);
  const { names, byId } = await filesOfQuote(db, quote);
  const { areas, description: named } = await checkSketch(
    db,
    given,
    new Set([...names.keys(), ...byId.keys()]),
  );
  const description = withFileIds(named, names);
  const sketched = { description, areas: areas.map(printAreaOf), files: byId };
  const picture = await drawSoon(services, sketched);
  await runOnDeal(
    services,
    auditActorOf(actor),
    () => ({ quoteId }),
    async (running) => {
      const { transaction, at } = running;
      await requireOpen(transaction, actor, quoteId);
      const fileId = picture ? await addFile(transaction, picture) : null;
      await addSketch(transaction, { quoteId, description, areas, fileId, at });
      const after = { dye: description.dye, places: description.places };
      await recordCommand(running, {
        ...{ subject: "quote", subjectId: quoteId, action: "quote.sketch", after },
      });
    },
  );
}

async function requireOpen(db: Db, actor: Staff | Client, quoteId: number): Promise<Quote> {
  const quote = await readQuote(db, actor, quoteId, "artwork.write");
  if (!isSketchOpen(actor.kind, { stage: quote.stage, wasOffered: await wasOffered(db, quoteId) }))
    throw new AppError("conflict");
  return quote;
}
