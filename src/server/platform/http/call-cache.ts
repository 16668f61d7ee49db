import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/db.ts";
import { AnswerCache, compressAnswer } from "../pages/answer-cache.ts";
import { sendCachedAnswer } from "../pages/send-cached-answer.ts";
import { readVersion } from "../versions/versions.ts";

/** What a call answers. `etag`: where it is promised, such as a row's version; else it is made of the bytes. */
interface Made {
  /** Already parsed by the call's contract. */
  readonly body: unknown;
  readonly etag?: string;
}

/** Caches answers that are the same for all callers until a named version is raised. */
export interface CallCache {
  /** Sends the cached answer of an anonymous request; ahead of the routes. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers for a route: cached when the version is still the same, else made and cached. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>): Promise<FastifyReply>;
  /** The cached answer for a page that is rendered in this process, without a request of its own. */
  readFromMemory(path: string, init?: RequestInit): Response | undefined;
  /** The version was raised: answers are made anew. */
  changedTo(version: number): void;
}

const mostBytes = 16 * 1024 * 1024;

/**
 * Caches answers by path and query. A route reads the version at each request; ahead of the routes it is the version
 * that was seen last, which every node looks up twice a second. Refusals are never cached.
 */
export function createCallCache(
  db: Db,
  name: string,
  securityHeaders: Readonly<Record<string, string>>,
): CallCache {
  const cache = new AnswerCache(mostBytes);
  let current = -1;
  const headers = {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
  };

  const changedTo = (version: number) => {
    if (version === current) return;
    current = version;
    cache.clear();
  };

  return {
    changedTo,

    answerFromMemory(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      if (request.headers.authorization !== undefined) return false;
      const key = keyOf(request.url);
      const cached = key && cache.get(key);
      if (!cached) return false;
      sendCachedAnswer(cached, request, response);
      return true;
    },

    readFromMemory(path, { method = "GET", headers } = {}) {
      if (method !== "GET" || new Headers(headers).has("authorization")) return undefined;
      const cached = cache.get(path);
      return cached && new Response(new Uint8Array(cached.identity), { headers: cached.headers });
    },

    async answer(request, reply, make) {
      const version = await readVersion(db, name);
      // A slow read may tell of an older version than the one that is known.
      if (version > current) changedTo(version);
      const compressed = async () => {
        const { body, etag } = await make();
        const answer = await compressAnswer(Buffer.from(JSON.stringify(body)), headers);
        return etag ? { ...answer, etag } : answer;
      };
      const key = keyOf(request.raw.url);
      const cached = (key && (cache.get(key) ?? (await cache.fill(key, compressed)))) || (await compressed());
      reply.hijack();
      const answer = { ...cached, headers: { ...cached.headers, "x-request-id": request.id } };
      sendCachedAnswer(answer, request.raw, reply.raw);
      return reply;
    },
  };
}

/** Paths ignore case and a slash at the end, queries their order; undefined for what is no call, or needs decoding. */
function keyOf(url = ""): string | undefined {
  if (!/^\/api\/[\w/.-]*(?:\?[\w=&.,-]*)?$/i.test(url)) return undefined;
  const [path = "", query = ""] = url.split("?", 2);
  const fields = query === "" ? "" : `?${query.split("&").sort().join("&")}`;
  return `${path.toLowerCase().replace(/\/$/, "")}${fields}`;
}
