import type { Readable } from "node:stream";
import { logoTypeOfName } from "#domain/quotes/logo-file.ts";
import type { Actor } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "./read-quote.ts";

interface LogoFile {
  readonly name: string;
  readonly mediaType: string;
  readonly stream: Readable;
  readonly byteSize: number;
}

/**
 * The logo of a quote, for administrators and the quote's client: as it came, or its PNG preview. There is nothing until
 * a worker has decoded it, nor when it was refused (§0.11).
 * @throws 404
 */
export async function readQuoteLogo(
  { db, storage }: Pick<Services, "db" | "storage">,
  actor: Actor,
  { quoteId, isPreview }: { readonly quoteId: number; readonly isPreview: boolean },
): Promise<LogoFile> {
  // A link may be forwarded; the client's file goes to those who signed in.
  if (actor.kind === "link") throw new AppError("not_found");
  const { logo, reference } = await readQuote(db, actor, quoteId);
  const key = isPreview ? logo?.previewKey : logo?.storageKey;
  if (!logo || !key || logo.state !== "ready") throw new AppError("not_found");
  const file = await storage.open(key);
  if (!file) throw new AppError("not_found");
  if (isPreview) return { ...file, name: `${reference}-preview.png`, mediaType: "image/png" };
  return { ...file, name: `${reference}.${logoTypeOfName(logo.name) ?? "bin"}`, mediaType: logo.mediaType };
}
