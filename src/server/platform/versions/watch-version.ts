import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../database/db.ts";
import { every, type Job } from "../jobs/every.ts";
import { readVersion } from "./versions.ts";

/**
 * Calls back when a version was raised by any process, and once at first: what was read before may be older than the
 * version that is found. Half a second leaves a change visible within one.
 */
export function watchVersion(
  db: Db,
  name: string,
  log: FastifyBaseLogger,
  onChange: (version: number) => void | Promise<void>,
): Job {
  let known: number | undefined;
  return every(500, `watch ${name}`, log, async () => {
    const version = await readVersion(db, name);
    if (version !== known) await onChange(version);
    known = version;
  });
}
