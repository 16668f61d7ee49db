/** Calls `stop` once when this program gets a signal to end (tools/bootstrap.mjs passes signals on). */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
    process.on(signal, () => {
      if (!isStopping) stop(signal);
      isStopping = true;
    });
  }
}
