import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Gate } from "../http/gate.ts";
import type { Pages } from "./pages.ts";
import { readPageBody } from "./read-page-body.ts";
import { sendCachedAnswer } from "./send-cached-answer.ts";

/**
 * Hands what no call and no file answered to the pages. A form with thousands of fields and a file takes long to read:
 * `admitForm` is asked before, and throws where an address sends too many.
 */
export async function mountPages(
  app: FastifyInstance,
  pages: Pages,
  { gate, admitForm }: { gate: Gate; admitForm: (request: FastifyRequest) => Promise<void> },
): Promise<void> {
  await app.register(async (scope) => {
    // Forms with files are read as those of calls are; all else as it comes, calls of the same type notwithstanding.
    scope.removeContentTypeParser(["application/json", "application/x-www-form-urlencoded"]);
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "*",
      config: { policy: "anyone" },
      handler: async (request, reply) => {
        if (request.isMultipart()) await admitForm(request);
        // The body is read first, as for calls, so that slow senders occupy no slot.
        const body = request.method === "POST" ? await readPageBody(request) : undefined;
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

type Body = Awaited<ReturnType<typeof readPageBody>>;

async function answerPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body | undefined,
) {
  const answer = await pages.answer(toWebRequest(request, body), request.ip);
  if ("identity" in answer) {
    reply.hijack();
    sendCachedAnswer(answer, request.raw, reply.raw);
    return reply;
  }
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.send(answer.body);
}

function toWebRequest(request: FastifyRequest, body: Body | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  // What was read whole is written anew, with a boundary and a length of its own.
  if (body instanceof FormData) for (const name of ["content-type", "content-length"]) headers.delete(name);
  // The name that a request claims decides nothing here; one that is no name must not break the page.
  const host = /^[\w.-]+(:\d{1,5})?$/.test(request.host) ? request.host : "localhost";
  const url = `${request.protocol}://${host}${request.raw.url ?? "/"}`;
  return new Request(url, { method: request.method, headers, ...(body && { body }) });
}
