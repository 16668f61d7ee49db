import { z } from "zod";
import { DatabaseLost } from "../database/postgres-pool.ts";
import { isSqliteError, sqliteCodes } from "../database/sqlite-error.ts";
import { ReadingStopped } from "../processes/read-apart.ts";
import { StorageError } from "../storage/storage-error.ts";
import { AppError } from "./app-error.ts";

/** Fastify's own refusals, by the code it gives them. */
const refusals: Readonly<Record<string, AppError["code"]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "unreadable_body",
  FST_ERR_CTP_INVALID_JSON_BODY: "unreadable_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "unreadable_body",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_PARAM_LENGTH_EXCEEDED: "not_found",
  FST_REQ_FILE_TOO_LARGE: "too_large",
  FST_FILES_LIMIT: "too_large",
  FST_FIELDS_LIMIT: "too_large",
  FST_PARTS_LIMIT: "too_large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media_type",
  FST_PROTO_VIOLATION: "unreadable_body",
};

/** Errors of a database that is full, busy, gone or slow, or let another transaction go first: it may be tried again. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0[1-3]|57014|53[0-9]{3}|08[0-9]{3}|55P03|25P03|40001|40P01)$/;
const passingSqlite = [sqliteCodes.busy, sqliteCodes.readOnly, sqliteCodes.ioError, sqliteCodes.full];

/** Maps every error to one of our codes; an unexpected one is `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError || error instanceof ReadingStopped)
    return new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  if (error instanceof z.ZodError) return new AppError("internal", { cause: error });
  if (!(error instanceof Error)) return new AppError("internal", { cause: error });
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const refusal = refusals[code];
  if (refusal) return new AppError(refusal, { cause: error });
  if (passing.test(code) || isSqliteError(error, passingSqlite) || error instanceof DatabaseLost) {
    return new AppError("unavailable", { cause: error, retryAfterSeconds: 2 });
  }
  // Files refuse a path that leaves their folder, or that has a NUL in it, with a status and no code.
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 403 || status === 404) return new AppError("not_found", { cause: error });
  if (status === 400) return new AppError("unreadable_body", { cause: error });
  return new AppError("internal", { cause: error });
}
