/** @typedef {"SIGTERM" | "SIGHUP" | "SIGINT"} Stop */

/** How soon a lost parent is noticed. */
const LOOK_EVERY_MS = 250;

/**
 * Calls `stop` when this program is told to end, once. npm passes a signal on to the shell that it starts a script
 * with, and that shell dies without telling us: so for a script of npm's, losing its parent is being told to end.
 * @param {(signal: Stop) => void} stop
 */
export function onStop(stop) {
  let isTold = false;
  const tell = (/** @type {Stop} */ signal) => {
    if (!isTold) stop(signal);
    isTold = true;
  };
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP", "SIGINT"]))
    process.on(signal, () => tell(signal));
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const look = setInterval(() => {
    if (process.ppid !== parent) tell("SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
}
