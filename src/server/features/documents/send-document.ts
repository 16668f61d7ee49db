import type { FastifyReply } from "fastify";
import { attachment } from "#server/platform/http/attachment.ts";
import { dataContentPolicy } from "#server/platform/http/security-headers.ts";

/** A finished document; `name` is made of our own references only. */
export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A download, never a page, and cached nowhere. */
export function sendDocument(reply: FastifyReply, { name, content }: PdfFile): FastifyReply {
  return reply
    .headers({
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": attachment(name),
      "content-security-policy": dataContentPolicy,
      "cache-control": "no-store",
    })
    .send(content);
}
