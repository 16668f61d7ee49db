import { EventEmitter, once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { onStop } from "../on-stop.ts";
import { ROOT } from "../run.ts";
import { reachedItself, type Server, startServer } from "./serve.ts";

/** What the server has read once it runs. Pages are Vite's: it shows them anew without a restart. */
const WATCHED = ["src/server", "src/domain", "src/contracts"];
/** An editor saves in several steps, and often several files. */
const CALM_MS = 200;
/** Nothing is lost with a development server that is still busy after this. */
const STOP_TIMEOUT_MS = 2_000;

/**
 * Runs the shop from its sources and starts it anew when the server's change. A server that does not start ends
 * this the first time; later it waits for the next change, which mends it.
 * @returns the exit code
 */
export async function serveEdited(): Promise<number> {
  const watching = new AbortController();
  const changes = watchServer(watching.signal);
  let server = startServer("development");
  const stopping = new Promise<"stopping">((resolve) => {
    onStop((signal) => {
      if (!reachedItself(signal)) server.send(signal);
      resolve("stopping");
    });
  });
  try {
    for (let isFirst = true; ; isFirst = false) {
      const changed = changes.next();
      const event = await Promise.race([stopping, changed, server.ended]);
      if (event === "stopping" || (event !== "changed" && isFirst)) return await server.ended;
      if (event !== "changed" && (await Promise.race([stopping, changed])) === "stopping") return event;
      console.error("The server's code changed: starting anew …");
      await stop(server);
      server = startServer("development");
    }
  } finally {
    watching.abort();
  }
}

async function stop(server: Server): Promise<void> {
  server.send("SIGTERM");
  const late = setTimeout(() => server.send("SIGKILL"), STOP_TIMEOUT_MS);
  await server.ended;
  clearTimeout(late);
}

/** Tells when a file of the server has changed and no other for a moment; `signal` ends the watching. */
function watchServer(signal: AbortSignal) {
  const changes = new EventEmitter();
  let calm: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_, name) => {
      if (name?.includes(".test.")) return;
      clearTimeout(calm);
      calm = setTimeout(() => changes.emit("change"), CALM_MS);
    });
  }
  return { next: () => once(changes, "change").then(() => "changed" as const) };
}
