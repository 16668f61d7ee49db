import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { dataContentPolicy } from "./security-headers.ts";

/** A file that is ready to be sent. */
export interface OpenedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly content: Readable | Buffer;
}

/** Sends it byte for byte: a download, never a page, and cached nowhere. */
export function sendFile(reply: FastifyReply, { name, mediaType, byteSize, content }: OpenedFile) {
  return reply
    .headers({
      "content-type": mediaType,
      "content-length": String(byteSize),
      "content-disposition": attachment(name),
      "content-security-policy": dataContentPolicy,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    })
    .send(content);
}

/**
 * The value of `Content-Disposition` for a download (RFC 6266): the name in ASCII for old programs, and as it is (RFC 8187)
 * where that differs. Names come from `safeFileName` or are the shop's own.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
