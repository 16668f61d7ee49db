import { join } from "node:path";
import { z } from "zod";
import { colourCounts } from "#domain/artwork/counted-colours.ts";
import { readApart, UnreadableFile } from "#server/platform/processes/read-apart.ts";
import { logoProcessorTime, logoTimeout, previewSide } from "./logo-limits.ts";

const path = join(import.meta.dirname, "logo-decoder.ts");

/** The picture cannot be decoded, or would cost too much. */
export class UndecodableLogo extends Error {}

/** What is made of a picture to look at. */
interface Preview {
  /** Its longest side, in px. */
  readonly side: number;
  readonly format: "png" | "webp" | "facts";
}

/** What is known of a picture that was decoded. */
const pictureFacts = z.object({
  widthPx: z.int(),
  heightPx: z.int(),
  counted: z.object({
    count: z.literal(colourCounts),
    colours: z.array(z.object({ hex: z.string(), share: z.number() })).readonly(),
    hasTransparency: z.boolean(),
    hasWhiteBox: z.boolean(),
  }),
});
export type PictureFacts = Readonly<z.input<typeof pictureFacts>>;

/** Its longest side where colours are counted, in px. */
const countedSide = 512;

/**
 * The size and the colours of a picture, decoded whole as for its preview.
 * @throws UndecodableLogo; any other error is ours
 */
export async function readPictureFacts(bytes: Uint8Array, timeout: number): Promise<PictureFacts> {
  const preview = { side: countedSide, format: "facts" } as const;
  const answer = await decodeLogo(bytes, { timeout, preview });
  return pictureFacts.parse(JSON.parse(answer.toString()));
}

const logoPreview: Preview = { side: previewSide, format: "png" };

/**
 * Decodes a picture whole in a process of its own and gives its preview, a logo's unless another is asked for.
 * @throws UndecodableLogo; any other error is ours, and the picture may be tried again
 */
export async function decodeLogo(
  bytes: Uint8Array,
  { processorTime = logoProcessorTime, timeout = logoTimeout, preview: wanted = logoPreview } = {},
): Promise<Buffer> {
  const args = [processorTime, wanted.side, wanted.format].map(String);
  try {
    return await readApart(bytes, { path, args, timeout });
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UndecodableLogo(error.message);
    throw error;
  }
}
