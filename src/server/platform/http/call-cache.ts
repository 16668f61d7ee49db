import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/db.ts";
import { answerKeptPage } from "../pages/answer-kept-page.ts";
import { type KeptPage, keepPage, PageMemory } from "../pages/page-memory.ts";
import { readVersion } from "../versions/versions.ts";

/** What a call answers to everybody. `etag`: where it is promised, such as a row's version; else one of the bytes. */
interface Made {
  /** Already parsed by the call's contract. */
  readonly body: unknown;
  readonly etag?: string;
}

/** Answers of calls that are the same for everybody until a named version is raised. */
export interface CallMemory {
  /** Sends the answer when it is in memory and nobody in particular asks; ahead of everything else. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers for a route: from memory when it holds the present version, else made and kept. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>): Promise<FastifyReply>;
  /** The answer for a page that is rendered in this process, when it is in memory: without a request of its own. */
  readFromMemory(path: string, init?: RequestInit): Response | undefined;
  /** The version was raised: answers are made anew, and the former ones sent for a moment at most. */
  changedTo(version: number): void;
}

/** Larger answers are sent as they come: compressing one again and again would cost more than it saves. */
const mostBytes = 1_000_000;
const mostKept = 16 * 1024 * 1024;

/**
 * Keeps each answer with its compressed twins and its ETag, by path and query, for the version that it was made at. A
 * route reads the version at each request, so no node answers yesterday's there; ahead of the routes it is the version
 * that was seen last, which every node looks up twice a second, or for a moment the one before: whoever comes then waits
 * for nothing. What was not valid once is never in here, so refusals stay the routes' affair. Answers from memory carry
 * no request id: no line of the log speaks of them.
 */
export function createCallMemory(
  db: Db,
  name: string,
  securityHeaders: Readonly<Record<string, string>>,
): CallMemory {
  const pages = new PageMemory(mostKept);
  let current = -1;

  const advanceTo = (version: number) => {
    if (version === current) return;
    current = version;
    pages.change();
  };

  return {
    changedTo: advanceTo,

    answerFromMemory(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const url = request.url ?? "";
      // Pages come here first: none of what follows is done for them.
      if (!isCall(url) || request.headers.authorization !== undefined) return false;
      // Nearly every address is written in its normal form; only the others are looked at letter by letter.
      const page = pages.getOrFormer(url) ?? pages.getOrFormer(addressOf(url) ?? "");
      if (!page) return false;
      answerKeptPage(page, request, response);
      return true;
    },

    readFromMemory(path, { method = "GET", headers } = {}) {
      if (method !== "GET" || new Headers(headers).has("authorization")) return undefined;
      const page = pages.get(path);
      return page && new Response(new Uint8Array(page.identity), { headers: page.headers });
    },

    async answer(request, reply, make) {
      const version = await readVersion(db, name);
      // A slow answer of the database may tell of the past; what is read from now on is of the present all the same.
      if (version > current) advanceTo(version);
      const address = addressOf(request.raw.url);
      let long: string | undefined;
      const keep = async () => {
        const { body, etag } = await make();
        const text = JSON.stringify(body);
        if (text.length <= mostBytes) return await keepAnswer(text, etag, securityHeaders);
        long = text;
        return undefined;
      };
      const page = address ? (pages.get(address) ?? (await pages.fill(address, keep))) : await keep();
      if (!page) {
        long ??= JSON.stringify((await make()).body);
        return reply.type("application/json; charset=utf-8").send(long);
      }
      reply.hijack();
      const headers = { ...page.headers, "x-request-id": request.id };
      answerKeptPage({ ...page, headers }, request.raw, reply.raw);
      return reply;
    },
  };
}

/** Addresses ignore case and a slash at the end, queries their order; nothing for those that need decoding. */
function addressOf(url = ""): string | undefined {
  if (!/^\/api\/[\w/.-]*(?:\?[\w=&.,-]*)?$/i.test(url)) return undefined;
  const [path = "", query = ""] = url.split("?", 2);
  const fields = query === "" ? "" : `?${query.split("&").sort().join("&")}`;
  return `${path.toLowerCase().replace(/\/$/, "")}${fields}`;
}

async function keepAnswer(
  text: string,
  etag: string | undefined,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<KeptPage> {
  const page = await keepPage(200, Buffer.from(text), {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
  });
  return etag ? { ...page, etag } : page;
}

/** One letter tells nearly every page apart, which is a hundredth of what a page from memory costs. */
function isCall(url: string): boolean {
  return (url[1] === "a" || url[1] === "A") && /^\/api\//i.test(url);
}
