import { printAreaOf } from "#contracts/catalogue/print-area.ts";
import { type SketchAnswer, sketchOf } from "#contracts/quotes/sketches.ts";
import { sketchedFacts } from "#domain/artwork/sketched-facts.ts";
import { type ProofFacts, proofRules } from "#domain/orders/proofs/proof-facts.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { UnreadableFile } from "#server/platform/processes/read-apart.ts";
import type { Services } from "#server/services.ts";
import { writeProofSketch } from "../model/proof-sketch.ts";
import type { Quote } from "../model/quote.ts";
import { checkSketch, withFileIds } from "../sketches/check-sketch.ts";
import { drawOnWhite, type Sketched, UndrawableSketch, waitsForFile } from "../sketches/draw-picture.ts";
import { filesOfQuote } from "../sketches/files-of-quote.ts";

const undrawable: Message = /*i18n*/ {
  id: "proof.sketch.undrawable",
  message: "This sketch cannot be drawn. Please choose a picture or PDF instead.",
};

interface Wanted {
  readonly description: SketchAnswer;
  /** What staff says otherwise; without it the facts follow from the sketch. */
  readonly facts: ProofFacts | undefined;
  /** What staff calls an ink, by its code. */
  readonly inkNames: ReadonlyMap<string, string>;
  /** By name, where no colours of the logo were confirmed. */
  readonly inks: readonly string[];
}

/**
 * A proof that is drawn: its picture, and what is printed where. The sketch of the request stays as it is.
 * @throws 422 at `sketch`, 503 while a file of it was not looked at
 */
export async function sketchedProof(services: Services, quote: Quote, wanted: Wanted) {
  const { description: given, facts, inkNames, inks } = wanted;
  const colours = quote.logoColours.length > 0 ? quote.logoColours : inks;
  const { names, byId } = await filesOfQuote(services.db, quote);
  const checked = await checkSketch(services.db, given, new Set([...names.keys(), ...byId.keys()]));
  const areas = checked.areas.map(printAreaOf);
  const description = withFileIds(checked.description, names);
  const { png, heightOf } = await draw(services, { description, areas, files: byId });
  const own = facts ?? sketchedFacts(sketchOf(description), areas, { heightOf, colours, inkNames });
  const refusal =
    proofRules.places(own.places) ?? own.places.map(({ inks }) => proofRules.inks(inks)).find(Boolean);
  if (refusal) throw new AppError("invalid", { fields: { sketch: [refusal] } });
  const file = { name: "proof.png", mediaType: "image/png", bytes: png, isTruncated: false };
  // What staff says otherwise is not what was drawn.
  return { facts: own, file, sketch: facts ? null : writeProofSketch({ description, areas }) };
}

async function draw(services: Services, sketched: Sketched) {
  if (waitsForFile(sketched)) throw new AppError("unavailable", { retryAfterSeconds: 5 });
  try {
    return await services.proofQueue(() => drawOnWhite(services, sketched));
  } catch (error) {
    if (error instanceof UndrawableSketch || error instanceof UnreadableFile)
      throw new AppError("invalid", { fields: { sketch: [undrawable] }, cause: error });
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
}
