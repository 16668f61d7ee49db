import { safeFileName } from "#domain/files/safe-file-name.ts";
import { logoTypeOfMedia } from "#domain/quotes/logo-file.ts";
import type { Actor } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../model/read-quote.ts";

/**
 * The logo of a quote, for staff and the quote's client: as it was sent, byte for byte and under its own name,
 * or its PNG preview. There is nothing until it was decoded. A damaged one goes to staff alone, who may
 * find out what it was, and as bytes that no program opens by itself.
 * @throws 404
 */
export async function readQuoteLogo(
  { db, storage }: Pick<Services, "db" | "storage">,
  actor: Actor,
  { quoteId, isPreview }: { readonly quoteId: number; readonly isPreview: boolean },
): Promise<OpenedFile> {
  // A link may be forwarded; the client's file goes to those who signed in.
  if (actor.kind === "link") throw new AppError("not_found");
  const { logo, reference } = await readQuote(db, actor, quoteId, "quotes.read");
  const key = isPreview ? logo?.previewKey : logo?.storageKey;
  const isDamaged = logo?.state === "refused";
  const isOpen = logo?.state === "ready" || (isDamaged && actor.kind === "staff");
  if (!logo || !key || !isOpen) throw new AppError("not_found");
  const file = await storage.open(key);
  if (!file) throw new AppError("not_found");
  const opened = { content: file.stream, byteSize: file.byteSize };
  if (isPreview) return { ...opened, name: `${reference}-preview.png`, mediaType: "image/png" };
  return {
    ...opened,
    name: safeFileName(logo.name, `${reference}.${logoTypeOfMedia(logo.mediaType) ?? "bin"}`),
    mediaType: isDamaged ? "application/octet-stream" : logo.mediaType,
  };
}
