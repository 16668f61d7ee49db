import { pipeline, type Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Gate } from "../http/gate.ts";
import { answerKeptPage } from "./answer-kept-page.ts";
import type { Pages } from "./pages.ts";

/** Hands what no call and no file answered to the pages. */
export async function mountPages(app: FastifyInstance, pages: Pages, gate: Gate): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "*",
      config: { policy: "anyone" },
      handler: async (request, reply) => {
        // Read whole first, as calls do: who sends slowly takes nobody's place (D1, D4).
        const body = request.method === "POST" ? await buffer(atMost(request.raw, mostBytes)) : undefined;
        const leave = gate.enter();
        try {
          return await answerPage(pages, request, reply, body);
        } finally {
          leave();
        }
      },
    });
  });
}

/** A form without JavaScript: a logo of 5 MB, and what is written around it (D2). */
const mostBytes = 6_291_456;

type Body = Awaited<ReturnType<typeof buffer>>;

async function answerPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body | undefined,
) {
  const answer = await pages.answer(toWebRequest(request, body), request.ip);
  if ("identity" in answer) {
    reply.hijack();
    answerKeptPage(answer, request.raw, reply.raw);
    return reply;
  }
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.send(answer.body);
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

function toWebRequest(request: FastifyRequest, body: Body | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  // The name that a request claims decides nothing here (S12); one that is no name must not break the page.
  const host = /^[\w.-]+(:\d{1,5})?$/.test(request.host) ? request.host : "localhost";
  const url = `${request.protocol}://${host}${request.raw.url ?? "/"}`;
  return new Request(url, { method: request.method, headers, ...(body && { body }) });
}
