import { AppError } from "#server/platform/errors/app-error.ts";

/** The row was changed since the caller read it; the answer carries it as it stands. */
export function staleRow(fresh: unknown): AppError {
  return new AppError("conflict", { extra: { fresh } });
}
