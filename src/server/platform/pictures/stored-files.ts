import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { dataContentPolicy } from "../http/security-headers.ts";
import type { Storage } from "../storage/storage.ts";
import type { BuiltPictures } from "./built-pictures.ts";

const picture = /^pictures\/([0-9a-f]{24}-(?:[1-9]\d{0,3}|og)\.(avif|webp|jpg))$/;
const document = /^documents\/[0-9a-f]{24}\.pdf$/;
const mediaTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

const always = {
  // The name changes with the content, so it never needs to be revalidated.
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": dataContentPolicy,
  "x-content-type-options": "nosniff",
  // Mails and other people's previews may show our pictures.
  "cross-origin-resource-policy": "cross-origin",
} as const;

/**
 * `GET /storage/*`: pictures and documents of the catalogue, without sign-in. The address is matched against
 * the two forms of our own keys, and nothing else reaches a file system. Logos are stored under
 * other keys and so cannot be requested here. Pictures of the build come from the build, those that staff
 * uploaded from the storage.
 */
export function mountStoredFiles(app: FastifyInstance, storage: Storage, built: BuiltPictures): void {
  const open = async (key: string) => {
    const file = key.slice(key.indexOf("/") + 1);
    if (built.has(file))
      return await built.read(file).then((content) => ({ content, byteSize: content.length }));
    const stored = await storage.open(key);
    return stored && { content: stored.stream, byteSize: stored.byteSize };
  };
  app.route<{ Params: { "*": string } }>({
    method: "GET",
    url: "/storage/*",
    config: { policy: "anyone" },
    handler: async (request, reply) => {
      const key = request.params["*"];
      const headers = headersOf(key);
      if (!headers) throw new AppError("not_found");
      const etag = `"${key}"`;
      if (request.headers["if-none-match"] === etag)
        return reply
          .code(304)
          .headers({ ...always, etag })
          .send();
      const found = await open(key);
      if (!found) throw new AppError("not_found");
      return reply
        .headers({ ...always, ...headers, etag, "content-length": String(found.byteSize) })
        .send(found.content);
    },
  });
}

/** The headers of a public key; nothing for whatever is none. */
function headersOf(key: string): Record<string, string> | undefined {
  const format = picture.exec(key)?.[2];
  if (format === "avif" || format === "webp" || format === "jpg")
    return { "content-type": mediaTypes[format] };
  if (!document.test(key)) return undefined;
  return { "content-type": "application/pdf", "content-disposition": 'attachment; filename="document.pdf"' };
}
