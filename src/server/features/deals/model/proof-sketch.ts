import { z } from "zod";
import { printArea, printAreaOf, showPrintArea } from "#contracts/catalogue/print-area.ts";
import { type SketchAnswer, sketch } from "#contracts/quotes/sketches.ts";
import type { PrintArea } from "#domain/artwork/print-area.ts";
import type { ProofRow } from "./proofs.repository.ts";

/** What a proof was drawn from: its files by their ids. */
export interface ProofSketch {
  readonly description: SketchAnswer;
  readonly areas: readonly PrintArea[];
}

const stored = z.strictObject({ description: sketch, areas: z.array(printArea) });

/** As it is stored beside the proof. */
export function writeProofSketch({ description, areas }: ProofSketch): string {
  return JSON.stringify({ description, areas: areas.map(showPrintArea) });
}

/** Undefined of a proof that came as a file. */
export function readProofSketch({ sketch: text }: Pick<ProofRow, "sketch">): ProofSketch | undefined {
  if (text === null) return undefined;
  const { description, areas } = stored.parse(JSON.parse(text));
  return { description, areas: areas.map(printAreaOf) };
}
