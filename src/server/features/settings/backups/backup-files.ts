import { join, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";

/** Where it lies on the machine that made it. */
export function backupPath({ DATA_DIR }: Pick<Config, "DATA_DIR">, id: number): string {
  return join(resolve(DATA_DIR), "backups", `backup-${id}.tgz`);
}
