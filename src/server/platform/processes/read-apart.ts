import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { buffer, text } from "node:stream/consumers";

/** How a program ends that refuses its file; its standard error says why. */
export const refusedFile = 2;

/** How a program ends that a file has brought down, or that had to be stopped by the system itself. */
const crashes: ReadonlySet<unknown> = new Set([
  "SIGKILL",
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGTRAP",
]);

/** What a program is told of our environment: with what Node compiled of it the last time, it starts in half the time. */
const passedOn = ["SystemRoot", "NODE_COMPILE_CACHE"];

/** A page of WebAssembly has 64 kB. */
const pagesOfMegabyte = 16;

/** The file cannot be read, or would cost too much. */
export class UnreadableFile extends Error {}

/** The program was stopped, by its timeout or with the shop: that says nothing about the file. */
export class ReadingStopped extends Error {}

interface Program {
  readonly path: string;
  readonly args?: readonly string[];
  /** Time on the clock, in milliseconds, which says nothing about the file: programs limit their processor time. */
  readonly timeout: number;
  /** Stops it. */
  readonly stop?: AbortSignal | undefined;
  /** The most that its own objects may take, in megabytes. */
  readonly heap?: number;
  /** Normal for what is our own; what came from elsewhere stands back. */
  readonly priority?: number;
  /** The most that each of its engines in WebAssembly may take, in megabytes. */
  readonly engineMemory?: number;
}

/**
 * Reads an uploaded file in a process of its own: the program has it as its standard input, and its standard output is
 * the answer. What a hostile file does, it does to that process alone, which has nothing of ours: no secret, low
 * priority, and little time.
 * @throws UnreadableFile; ReadingStopped, after which the file may be tried again; any other error is ours
 */
export async function readApart(
  bytes: Uint8Array,
  {
    path,
    args = [],
    timeout,
    heap,
    engineMemory,
    priority = constants.priority.PRIORITY_BELOW_NORMAL,
    stop,
  }: Program,
): Promise<Buffer> {
  const limits = [
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
    ...(engineMemory === undefined ? [] : [`--wasm-max-mem-pages=${engineMemory * pagesOfMegabyte}`]),
  ];
  const child = spawn(process.execPath, ["--no-warnings", ...limits, path, ...args], {
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name))),
    stdio: ["pipe", "pipe", "pipe"],
    timeout,
    ...(stop && { signal: stop }),
  });
  // From its first moment: half of its work is to start.
  if (child.pid !== undefined) setPriority(child.pid, priority);
  // A program that stops reading breaks the pipe; how it ended says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [answer, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return answer;
  if (code === refusedFile) throw new UnreadableFile(complaint || "it takes too long");
  if (crashes.has(signal)) throw new UnreadableFile(`the program was ended by ${signal}`);
  if (signal !== null) throw new ReadingStopped(`the program was stopped by ${signal}`);
  throw new Error(`the program ended with ${code}: ${complaint.slice(0, 500)}`);
}
