import { join } from "node:path";
import { z } from "zod";
import { colourCounts } from "#domain/artwork/counted-colours.ts";
import { fontsFound } from "#domain/artwork/drawing-facts.ts";
import { readApart, UnreadableFile } from "#server/platform/processes/read-apart.ts";
import { countedSide, engineMemory, logoProcessorTime, logoTimeout, previewSide } from "./logo-limits.ts";

const path = join(import.meta.dirname, "logo-decoder.ts");

/** The picture cannot be decoded, or would cost too much. */
export class UndecodableLogo extends Error {}

/** What is made of a picture to look at. */
interface Preview {
  /** Its longest side, in px. */
  readonly side: number;
  readonly format: "png" | "webp" | "facts" | "both";
}

/** What is known of a picture, or of the first page of a PDF, that was decoded. */
const pictureFacts = z.object({
  /** Null for what is drawn as lines. */
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
  drawing: z
    .object({
      ...{ pages: z.int(), isVector: z.boolean(), widthMm: z.number(), heightMm: z.number() },
      ...{ fonts: z.enum(fontsFound), spotColours: z.array(z.string()).readonly() },
    })
    .optional(),
  counted: z.object({
    count: z.literal(colourCounts),
    colours: z.array(z.object({ hex: z.string(), share: z.number() })).readonly(),
    hasTransparency: z.boolean(),
    hasWhiteBox: z.boolean(),
  }),
  /** PNG in base64: of what no browser shows as a picture. */
  preview: z.string().nullable(),
});
export type PictureFacts = Readonly<z.input<typeof pictureFacts>>;

/**
 * The size and the colours of a picture or a PDF, decoded whole as for its preview.
 * @throws UndecodableLogo; any other error is ours
 */
export async function readPictureFacts(bytes: Uint8Array, timeout: number): Promise<PictureFacts> {
  const preview = { side: countedSide, format: "facts" } as const;
  const answer = await decodeLogo(bytes, { timeout, preview });
  return pictureFacts.parse(JSON.parse(answer.toString()));
}

/** What was found in a stored file; undefined for what could not be drawn, and for one of before it was noted. */
export function readStoredFacts(facts: string | null): PictureFacts | undefined {
  return facts === null ? undefined : pictureFacts.parse(JSON.parse(facts));
}

/**
 * What is known of a file, and its preview as a PNG, decoded once for both.
 * @throws UndecodableLogo; any other error is ours
 */
export async function decodeArtwork(
  bytes: Uint8Array,
  { processorTime = logoProcessorTime, timeout = logoTimeout } = {},
): Promise<{ readonly facts: PictureFacts; readonly preview: Buffer }> {
  const preview = { side: previewSide, format: "both" } as const;
  const answer = await decodeLogo(bytes, { processorTime, timeout, preview });
  const end = answer.indexOf("\n");
  const facts = pictureFacts.parse(JSON.parse(answer.toString("utf8", 0, end)));
  return { facts, preview: answer.subarray(end + 1) };
}

const logoPreview: Preview = { side: previewSide, format: "png" };

/**
 * Decodes a picture or the first page of a PDF in a process of its own and gives its preview, a logo's unless another is asked for.
 * @throws UndecodableLogo; any other error is ours, and the picture may be tried again
 */
export async function decodeLogo(
  bytes: Uint8Array,
  { processorTime = logoProcessorTime, timeout = logoTimeout, preview: wanted = logoPreview } = {},
): Promise<Buffer> {
  const args = [processorTime, wanted.side, wanted.format].map(String);
  try {
    return await readApart(bytes, { path, args, timeout, engineMemory });
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UndecodableLogo(error.message);
    throw error;
  }
}
