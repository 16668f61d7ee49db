import { EventEmitter, once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { onStop } from "./on-stop.mjs";
import { ROOT } from "./run.mjs";
import { reachedItself, startServer } from "./serve.mjs";

/** What the server has read once it runs. Pages are Vite's: it shows them anew without a restart. */
const WATCHED = ["src/server", "src/domain", "src/contracts"];
/** An editor saves in several steps, and often several files. */
const CALM_MS = 200;
/** Nothing is lost with a development server that is still busy after this. */
const PATIENCE_MS = 2_000;

/**
 * Runs the shop from its sources and starts it anew when the server's change. A server that does not start ends
 * this the first time; later it waits for the next change, which mends it.
 * @returns {Promise<number>} the exit code
 */
export async function serveEdited() {
  const watching = new AbortController();
  const changes = watchServer(watching.signal);
  let server = startServer("development");
  /** @type {Promise<"stopping">} */
  const stopping = new Promise((resolve) => {
    onStop((signal) => {
      if (!reachedItself(signal)) server.send(signal);
      resolve("stopping");
    });
  });
  try {
    for (let isFirst = true; ; isFirst = false) {
      const changed = changes.next();
      const news = await Promise.race([stopping, changed, server.ended]);
      if (news === "stopping" || (news !== "changed" && isFirst)) return await server.ended;
      if (news !== "changed" && (await Promise.race([stopping, changed])) === "stopping") return news;
      console.error("The server's code changed: starting anew …");
      await stop(server);
      server = startServer("development");
    }
  } finally {
    watching.abort();
  }
}

/** @param {ReturnType<typeof startServer>} server */
async function stop(server) {
  server.send("SIGTERM");
  const late = setTimeout(() => server.send("SIGKILL"), PATIENCE_MS);
  await server.ended;
  clearTimeout(late);
}

/**
 * Tells when a file of the server has changed and all is calm again.
 * @param {AbortSignal} signal ends the watching
 */
function watchServer(signal) {
  const changes = new EventEmitter();
  /** @type {NodeJS.Timeout | undefined} */
  let calm;
  for (const folder of WATCHED) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_, name) => {
      if (name?.includes(".test.")) return;
      clearTimeout(calm);
      calm = setTimeout(() => changes.emit("change"), CALM_MS);
    });
  }
  return { next: () => once(changes, "change").then(() => /** @type {const} */ ("changed")) };
}
