import type { FastifyReply } from "fastify";
import { sendFile } from "#server/platform/http/send-file.ts";

/** A finished document; `name` is made of our own references only. */
export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A download, like a file that a person sent. */
export function sendDocument(reply: FastifyReply, { name, content }: PdfFile): FastifyReply {
  return sendFile(reply, { name, mediaType: "application/pdf", byteSize: content.length, content });
}
