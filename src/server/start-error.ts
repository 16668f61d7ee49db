import { ConfigError } from "./config/config.ts";
import { UnknownSchema } from "./platform/database/migrate.ts";
import { DatabaseLost } from "./platform/database/postgres-pool.ts";
import { isSqliteError, sqliteCodes } from "./platform/database/sqlite-error.ts";
import { PagesNotBuilt } from "./platform/pages/web-entry.ts";
import { StorageError } from "./platform/storage/storage-error.ts";
import { TracingNotInstalled } from "./platform/traces/open-tracing.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence for what stopped the start, and the remedy; an unknown error is shown with its stack. */
export function describeStartError(error: unknown, environment: Environment): string {
  if (error instanceof ConfigError) return `The shop cannot start:\n${error.message}`;
  if (error instanceof StorageError || error instanceof TracingNotInstalled || error instanceof UnknownSchema)
    return `The shop cannot start: ${error.message}`;
  if (!(error instanceof Error)) return `The shop cannot start: ${String(error)}`;
  const code = "code" in error ? String(error.code) : "";
  const remedy = remedies[code]?.(environment);
  if (remedy) return `The shop cannot start: ${remedy}`;
  if (error instanceof DatabaseLost) return `The shop cannot start: ${noDatabase}`;
  if (error instanceof PagesNotBuilt) return error.message;
  if (isSqliteError(error, [sqliteCodes.cannotOpen, sqliteCodes.readOnly])) {
    return `The shop cannot start: ${noFolder(environment)}`;
  }
  return `The shop cannot start: ${error.stack ?? error.message}`;
}

const noDatabase =
  "the database of DATABASE_URL does not answer. Is it running, and are address and port right?";
const noFolder = ({ DATA_DIR = "./data" }: Environment) =>
  `the folder ${DATA_DIR} cannot be written to. Give the shop another one with DATA_DIR, or the right to write there.`;

const remedies: Readonly<Record<string, (environment: Environment) => string>> = {
  EADDRINUSE: ({ PORT = "3000" }) =>
    `port ${PORT} is in use by another program. Stop that one, or choose another port with PORT.`,
  EACCES: ({ PORT = "3000", ...rest }) =>
    Number(PORT) < 1024
      ? `this user may not listen on port ${PORT}. Choose one above 1023 with PORT.`
      : noFolder(rest),
  EADDRNOTAVAIL: ({ HOST = "localhost" }) =>
    `this machine has no address ${HOST}. Set HOST to one that it has.`,
  ENOTFOUND: () => noDatabase,
  ECONNREFUSED: () => noDatabase,
  ETIMEDOUT: () => noDatabase,
  "28P01": () => "the database refused the password in DATABASE_URL.",
  "3D000": () => "the database that DATABASE_URL names does not exist. Create it first.",
  EROFS: noFolder,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EPERM: noFolder,
  ENOSPC: () => "there is no space left on the disk.",
};
