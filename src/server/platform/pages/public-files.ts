import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { type CachedAnswer, etagOf } from "./answer-cache.ts";
import { sendCachedAnswer } from "./send-cached-answer.ts";

const built = join(import.meta.dirname, "../../../../build/client");

/** What the build puts out. A file of another kind would be sent as a download. */
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files that are sent as they were built. */
export interface PublicFiles {
  /** Sends the file of this address; ahead of everything else, as pages in memory are. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Scripts, styles and fonts of the build, under names that change with their content, and the few files that
 * have fixed names. Only what the folder holds at the start is served: no address ever reaches the disk. Each
 * file is read when it is first requested, with the build's precompressed copies. In development Vite answers
 * these itself.
 */
export function openPublicFiles(
  environment: string,
  securityHeaders: Readonly<Record<string, string>>,
  folder = built,
): PublicFiles {
  const files = new Map<string, CachedAnswer | undefined>();
  if (environment !== "development" && existsSync(folder)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (extname(name) in types) files.set(`/${name.replaceAll("\\", "/")}`, undefined);
    }
  }
  return {
    answerFromMemory(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const path = request.url?.split("?", 1)[0] ?? "/";
      if (!files.has(path)) return false;
      const file = files.get(path) ?? readFile(folder, path, securityHeaders);
      files.set(path, file);
      sendCachedAnswer(file, request, response);
      return true;
    },
  };
}

/**
 * A script of an earlier build is gone, and a call that is misspelled does not exist: programs must not get a page in
 * their place (SPEC-3.36).
 */
export function refuseUnknown(app: FastifyInstance): void {
  const refuse = async () => {
    throw new AppError("not_found");
  };
  const config = { policy: "anyone" };
  app.get("/assets/*", { config }, refuse);
  app.all("/api", { config }, refuse);
  app.all("/api/*", { config }, refuse);
}

function readFile(
  folder: string,
  path: string,
  securityHeaders: Readonly<Record<string, string>>,
): CachedAnswer {
  const identity = readFileSync(join(folder, path));
  const compressed = (ending: string) => {
    const file = join(folder, `${path}.${ending}`);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const caching = path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600, must-revalidate";
  return {
    status: 200,
    etag: etagOf(identity),
    headers: {
      ...securityHeaders,
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": caching,
      vary: "accept-encoding",
    },
    identity,
    gzip: compressed("gz"),
    br: compressed("br"),
  };
}
