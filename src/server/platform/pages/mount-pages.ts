import { pipeline, Readable, Transform } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Gate } from "../http/gate.ts";
import { answerKeptPage } from "./answer-kept-page.ts";
import type { Pages } from "./pages.ts";

/** Hands what no call and no file answered to the pages. Bodies stay a stream: an action reads them itself. */
export async function mountPages(app: FastifyInstance, pages: Pages, gate: Gate): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "*",
      config: { policy: "anyone" },
      handler: async (request, reply) => {
        const leave = gate.enter();
        try {
          return await answerPage(pages, request, reply);
        } finally {
          leave();
        }
      },
    });
  });
}

/** A form without JavaScript: a logo of 5 MB, and what is written around it (D2). */
const mostBytes = 6_291_456;

async function answerPage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const body = request.method === "POST" ? atMost(request.raw, mostBytes) : undefined;
  const answer = await pages.answer(toWebRequest(request, body), request.ip);
  // Whatever the page made of its torn body: this is the reason.
  if (body?.errored) throw body.errored;
  if ("identity" in answer) {
    reply.hijack();
    answerKeptPage(answer, request.raw, reply.raw);
    return reply;
  }
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.send(answer.body);
}

/** The stream, which breaks as soon as more comes: a page reads its body whole. */
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

function toWebRequest(request: FastifyRequest, body: Readable | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  // The name that a request claims decides nothing here (S12); one that is no name must not break the page.
  const host = /^[\w.-]+(:\d{1,5})?$/.test(request.host) ? request.host : "localhost";
  const url = `${request.protocol}://${host}${request.raw.url ?? "/"}`;
  const init: RequestInit & { duplex?: "half" } = { method: request.method, headers };
  if (body) {
    init.body = Readable.toWeb(body) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(url, init);
}
