import type { z } from "zod";
import type { checkArtwork as call } from "#contracts/quotes/artwork.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { Locale } from "#domain/language/language.ts";
import { type LogoType, logoFileRule, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { hours } from "#domain/time/durations.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { ReadingStopped } from "#server/platform/processes/read-apart.ts";
import type { Services } from "#server/services.ts";
import { checkLogoHeader, unreadableLogo } from "./check-logo-header.ts";
import { readPictureFacts, UndecodableLogo } from "./decode-logo.ts";
import { presentReport } from "./present-report.ts";

const checks = {
  name: "artwork-check",
  maxHits: 20,
  perMilliseconds: hours(1),
} as const satisfies Limit;

const later = { retryAfterSeconds: 10 };

interface Checking {
  readonly file: UploadedFile | undefined;
  /** How wide the visitor wants it printed. */
  readonly widthMm: number | undefined;
  readonly address: string;
  readonly locale: Locale;
}

/**
 * What a file is good for in print, told to a visitor before he asks for anything. Nothing is kept.
 * @throws 422 at `file` for what cannot be read; 429; 503 while buyers' logos take the decoders
 */
export async function checkArtwork(
  services: Services,
  { file, widthMm, address, locale }: Checking,
): Promise<z.infer<(typeof call)["answers"][200]>> {
  await requireQuota(services, checks, address);
  if (!file) throw new AppError("invalid", { fields: { file: [unreadableLogo] } });
  const { bytes, name, mediaType, isTruncated } = file;
  const start = bytes.subarray(0, fileStartBytes);
  const type = logoTypeOfBytes(bytes);
  const words =
    logoFileRule({ name, type: mediaType, size: isTruncated ? bytes.length + 1 : bytes.length, start }) ??
    checkLogoHeader(bytes);
  if (words || !type) throw new AppError("invalid", { fields: { file: [words ?? unreadableLogo] } });
  const facts = await look(services, bytes, type);
  const report = presentReport(services, { type, facts, widthMm, locale });
  return { report, preview: facts?.preview ? `data:image/png;base64,${facts.preview}` : null };
}

/** Undefined for a PDF that is whole and cannot be drawn. */
async function look({ logoDecoders }: Pick<Services, "logoDecoders">, bytes: Buffer, type: LogoType) {
  try {
    const facts = await logoDecoders.runLast((left) => readPictureFacts(bytes, left));
    if (!facts) throw new AppError("unavailable", later);
    return facts;
  } catch (error) {
    if (error instanceof UndecodableLogo && type === "pdf") return undefined;
    if (error instanceof UndecodableLogo)
      throw new AppError("invalid", { fields: { file: [unreadableLogo] }, cause: error });
    // It was not read in the time that was left: that says nothing about the file.
    if (error instanceof ReadingStopped) throw new AppError("unavailable", { ...later, cause: error });
    throw error;
  }
}
