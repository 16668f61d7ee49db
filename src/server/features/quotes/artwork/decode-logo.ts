import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { logoProcessorTime, logoTimeout, previewSide } from "./logo-limits.ts";

const program = join(import.meta.dirname, "logo-decoder.ts");
const refusedByDecoder = 2;

/** How a decoder ends that a picture has brought down, or that had to be stopped by the system itself. */
const crashes: ReadonlySet<unknown> = new Set([
  "SIGKILL",
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGTRAP",
]);

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
 * Decodes a picture whole in a process of its own and gives its preview, a logo's unless another is asked for. The process has nothing of ours: no
 * environment, no secret, low priority, and little time.
 * @throws UndecodableLogo; any other error is ours, and the picture may be tried again
 */
export async function decodeLogo(
  bytes: Uint8Array,
  { processorTime = logoProcessorTime, timeout = logoTimeout, preview: wanted = logoPreview } = {},
): Promise<Buffer> {
  const given = [processorTime, wanted.side, wanted.format].map(String);
  const child = spawn(process.execPath, ["--no-warnings", program, ...given], {
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ["pipe", "pipe", "pipe"],
    timeout,
  });
  // From its first moment: half of its work is to start.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // A decoder that stops reading breaks the pipe; how it ended says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [preview, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return preview;
  if (code === refusedByDecoder) throw new UndecodableLogo(complaint || "it takes too long");
  if (crashes.has(signal)) throw new UndecodableLogo(`the decoder was ended by ${signal}`);
  // A shutdown may stop the decoder too: that says nothing about the picture.
  throw new Error(`the decoder ended with ${code ?? signal}: ${complaint.slice(0, 500)}`);
}
