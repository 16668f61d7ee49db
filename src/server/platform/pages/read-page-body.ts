import { pipeline, Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { bytesOf, sentName, takeParts } from "../http/read-multipart.ts";

/** Everything that is typed into a form, all fields together. */
const mostTextBytes = 1_048_576;
/** The quote form has two fields for each size of the catalogue. */
const limits = { files: 1, fields: 5_000, parts: 5_001 };

/**
 * What a browser without JavaScript posted to a page, read whole. Of a file no more is kept than the plugin's limit, a
 * byte above the largest that is allowed: its rule then says so at its field, and nothing that was typed is lost.
 * @throws 400, 413
 */
export async function readPageBody(
  request: FastifyRequest,
): Promise<FormData | Awaited<ReturnType<typeof buffer>>> {
  if (!request.isMultipart())
    return request.body instanceof Readable
      ? await buffer(atMost(request.body, mostTextBytes))
      : Buffer.alloc(0);
  const form = new FormData();
  let textBytes = 0;
  const take = async (part: Multipart) => {
    if (part.type === "file") {
      const file = new File([await bytesOf(request, part.file)], sentName(part.filename), {
        type: part.mimetype,
      });
      return form.append(part.fieldname, file);
    }
    const text = String(part.value);
    textBytes += text.length;
    request.hold(text.length);
    if (part.valueTruncated || part.fieldnameTruncated || textBytes > mostTextBytes)
      throw new AppError("too_large");
    form.append(part.fieldname, text);
  };
  await takeParts(request, take, limits);
  return form;
}

/** The stream, which breaks as soon as more comes. */
function atMost(stream: Readable, most: number): Readable {
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new AppError("too_large"));
      else done(null, chunk);
    },
  });
  return pipeline(stream, counting, () => undefined);
}
