import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { attachment } from "./attachment.ts";
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
