import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/db.ts";
import { answerKeptPage } from "../pages/answer-kept-page.ts";
import { type KeptPage, keepPage } from "../pages/page-memory.ts";
import { readVersion } from "../versions/versions.ts";

/** Larger answers are sent as they come: compressing one again and again would cost more than it saves. */
const mostBytes = 1_000_000;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Answers a call that is the same for everybody until a named version is raised: the body is made once a version, and kept
 * with its compressed twins and its ETag. The version is read at each request, so no node ever answers yesterday's.
 * @param make the body of the answer, already parsed by its contract
 */
export function keptAnswer(db: Db, version: string, make: () => Promise<unknown>): Send {
  let kept: { readonly version: number; readonly page: Promise<KeptPage | string> } | undefined;
  return async (request, reply) => {
    const current = await readVersion(db, version);
    if (kept?.version !== current) kept = { version: current, page: render(make) };
    const mine = kept;
    const page = await mine.page.catch((error: unknown) => {
      // The next request tries again.
      if (kept === mine) kept = undefined;
      throw error;
    });
    if (typeof page === "string") {
      if (kept === mine) kept = undefined;
      return reply.type("application/json; charset=utf-8").send(page);
    }
    const headers = { ...page.headers, ...textHeaders(reply) };
    reply.hijack();
    answerKeptPage({ ...page, headers }, request.raw, reply.raw);
    return reply;
  };
}

async function render(make: () => Promise<unknown>): Promise<KeptPage | string> {
  const text = JSON.stringify(await make());
  if (text.length > mostBytes) return text;
  return await keepPage(200, Buffer.from(text), {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
  });
}

/** What hooks have put on the reply, which is sent past them. */
function textHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
