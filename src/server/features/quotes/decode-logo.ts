import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { logoDecodingTime } from "./logo-limits.ts";

const program = join(import.meta.dirname, "logo-decoder.ts");
const refusedByDecoder = 2;

/** The picture cannot be decoded, or would cost too much. */
export class UndecodableLogo extends Error {}

/**
 * Decodes a picture whole in a process of its own and gives its PNG preview. The process has nothing of ours: no
 * environment, no secret, low priority, and a time after which it is ended.
 * @throws UndecodableLogo; any other error is a fault of ours, and the picture may be tried again
 */
export async function decodeLogo(bytes: Uint8Array, patience = logoDecodingTime): Promise<Buffer> {
  const child = spawn(process.execPath, ["--no-warnings", program], {
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ["pipe", "pipe", "pipe"],
    timeout: patience,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A decoder that stops reading breaks the pipe; how it ended says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  await once(child, "spawn");
  lowerPriority(child.pid);
  const [preview, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code === 0) return preview;
  if (code === refusedByDecoder) throw new UndecodableLogo(complaint);
  if (signal) throw new UndecodableLogo(`the decoder was ended by ${signal}`);
  throw new Error(`the decoder ended with ${code}: ${complaint.slice(0, 500)}`);
}

function lowerPriority(pid: number | undefined): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
