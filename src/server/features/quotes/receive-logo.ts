import { randomUUID } from "node:crypto";
import { logoMediaType, logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import { cutText } from "#domain/text/cut.ts";
import { tidyLine } from "#domain/text/normalise.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import { askLogoThread } from "./ask-logo-thread.ts";
import type { NewLogo } from "./logo-files.repository.ts";
import type { TakenIn } from "./take-in-logo.ts";

type Receiving = Pick<Services, "config" | "storage" | "clock" | "log" | "metrics">;

/**
 * Looks at a logo's header and stores the original under a name of ours, durably. It is nobody's until the quote's
 * transaction writes its row: should the process end before that, the sweeper removes it a day later (D7). The file's
 * bytes are given away.
 * @throws 422 when it cannot be read or is too large to decode (I6), 503 when the store cannot be written to (F13)
 */
export async function receiveLogo(services: Receiving, file: UploadedFile): Promise<NewLogo> {
  const type = logoTypeOfBytes(file.bytes);
  if (!type) throw new Error("a logo that was not checked");
  const storageKey = `logos/${randomUUID()}.${type}`;
  const logo = {
    storage_key: storageKey,
    original_name: cutText(tidyLine(file.name), 200),
    media_type: logoMediaType(type),
    byte_size: file.bytes.length,
    // Pictures wait for the worker; of a PDF nothing is left to be looked at (decision 27).
    state: type === "pdf" ? ("ready" as const) : ("waiting" as const),
    created_at: services.clock().toISOString(),
  };
  const taken = await takeIn(services, storageKey, file.bytes);
  if (taken.is === "refused") throw new AppError("invalid", { fields: { logo: [taken.words] } });
  if (taken.is === "stored") return { ...logo, sha256: taken.sha256 };
  if (!taken.isSilent) await dropLogo(services, logo);
  throw new AppError("unavailable", { cause: taken.error, retryAfterSeconds: 5 });
}

/** The store's time is told with the little that looking at the header takes. */
async function takeIn({ config, metrics }: Receiving, storageKey: string, bytes: Buffer): Promise<TakenIn> {
  const { STORAGE_URL, DATA_DIR } = config;
  const began = performance.now();
  const taken = await askLogoThread({
    bytes: own(bytes),
    storageKey,
    place: { STORAGE_URL, DATA_DIR },
  }).catch((error: unknown): TakenIn => ({ is: "failed", error, isSilent: false }));
  if (taken.is !== "refused") {
    const outcome = taken.is === "stored" ? "done" : "failed";
    metrics.storage.observe({ operation: "put", outcome }, (performance.now() - began) / 1000);
  }
  return taken;
}

/** Small files lie side by side in one buffer of Node's, which cannot be given away. */
function own(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** Removes a logo whose quote was not made. What cannot be removed now is left to the sweeper. */
export async function dropLogo(
  { storage, log }: Pick<Receiving, "storage" | "log">,
  logo: Pick<NewLogo, "storage_key">,
): Promise<void> {
  try {
    await storage.remove(logo.storage_key);
  } catch (error) {
    log.warn({ err: error, file: logo.storage_key }, "a logo without a quote is left to the sweeper");
  }
}
