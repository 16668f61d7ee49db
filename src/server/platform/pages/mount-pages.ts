import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerKeptPage } from "./answer-kept-page.ts";
import type { Pages } from "./pages.ts";

/** Hands what no call and no file answered to the pages. Bodies stay a stream: an action reads them itself. */
export async function mountPages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "*",
      config: { policy: "anyone" },
      handler: (request, reply) => answerPage(pages, request, reply),
    });
  });
}

async function answerPage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const answer = await pages.answer(toWebRequest(request), request.ip);
  if ("identity" in answer) {
    reply.hijack();
    answerKeptPage(answer, request.raw, reply.raw);
    return reply;
  }
  return reply.send(answer);
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  // The name that a request claims decides nothing here (S12); one that is no name must not break the page.
  const host = /^[\w.-]+(:\d{1,5})?$/.test(request.host) ? request.host : "localhost";
  const url = `${request.protocol}://${host}${request.raw.url ?? "/"}`;
  const init: RequestInit & { duplex?: "half" } = { method: request.method, headers };
  if (request.method === "POST") {
    init.body = Readable.toWeb(request.raw) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(url, init);
}
