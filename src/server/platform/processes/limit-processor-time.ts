import { isMainThread, Worker, workerData } from "node:worker_threads";

/**
 * Ends this process once it has taken so much time of the processor (milliseconds), however busy it is then. Time on the
 * clock would end good work on a busy machine.
 */
export function limitProcessorTime(most: number): void {
  new Worker(import.meta.filename, { workerData: most }).unref();
}

if (!isMainThread && typeof workerData === "number") {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > workerData) process.kill(process.pid, "SIGKILL");
  }, 50);
}
