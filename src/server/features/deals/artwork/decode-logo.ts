import { join } from "node:path";
import { readApart, UnreadableFile } from "#server/platform/processes/read-apart.ts";
import { logoProcessorTime, logoTimeout, previewSide } from "./logo-limits.ts";

const path = join(import.meta.dirname, "logo-decoder.ts");

/** The picture cannot be decoded, or would cost too much. */
export class UndecodableLogo extends Error {}

/** What is made of a picture to look at. */
interface Preview {
  /** Its longest side, in px. */
  readonly side: number;
  readonly format: "png" | "webp";
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
