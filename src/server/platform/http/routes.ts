import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Call, type CallAnswer, type CallData, takesKey } from "#contracts/call.ts";
import { z } from "#contracts/zod.ts";
import type { Db } from "../database/db.ts";
import { type Answered, carryOutOnce } from "../idempotency/carry-out-once.ts";
import type { Gate } from "./gate.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { readInput } from "./read-input.ts";
import type { UploadedFile } from "./read-multipart.ts";
import { contentOf } from "./request-content.ts";

/** Who may use a call: narrows the caller to the actor that the handler gets, or throws 401 or 403. */
export interface Policy<Asker, Admitted> {
  readonly name: string;
  readonly admit: (asker: Asker) => Admitted;
  /** The right by which a program with an API key is admitted, for the API's document. */
  readonly keyRight?: string;
}

/** What a handler is given: the call's input, checked and converted, and the actor. */
export type Exchange<C extends Call, Admitted> = CallData<C> & {
  readonly actor: Admitted;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** The files of the one name under which several may come. */
  readonly several: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Handler<C extends Call, Admitted> = (
  exchange: Exchange<C, Admitted>,
) => Promise<CallAnswer<C> | FastifyReply>;

export interface DeclaredRoute {
  readonly call: Call;
  readonly policy: string;
  readonly keyRight?: string | undefined;
  /** The feature that answers it, for the API's document. */
  readonly feature: string;
}

export interface Routes<Asker> {
  readonly declared: readonly DeclaredRoute[];
  /** The same routes, for calls that this feature answers. */
  of(feature: string): Routes<Asker>;
  add<const C extends Call, Admitted>(
    call: C,
    policy: Policy<Asker, Admitted>,
    handler: Handler<C, Admitted>,
  ): void;
}

/** Where requests are counted, so that the shop refuses some instead of answering all too late. */
export interface Gates {
  readonly usual: Gate;
  /** Calls that hash a password take long: their own gate keeps them from filling the other. */
  readonly passwords: Gate;
}

/** What a command is carried out once by. */
export interface Keys<Asker> {
  readonly services: { readonly db: Db; readonly clock: () => Date };
  /** Equal keys of two callers are different keys. */
  readonly callerOf: (asker: Asker) => string;
}

interface Sharing<Asker> {
  readonly gates?: Gates;
  readonly keys?: Keys<Asker>;
  /** Counts a request of a caller who has a quota for all calls together. @throws 429 */
  readonly count?: (asker: Asker) => Promise<void>;
}

/** Health checks are never rejected for overload. */
const alwaysOpen = new Set(["/healthz", "/readyz"]);

/**
 * Binds calls to handlers. No route exists without a policy: the type asks for one. It is applied before the body is
 * read, so that a stranger's upload costs nothing, and again after it: a body may take as long as its sender likes, and
 * a right that ended meanwhile must not act. Input is parsed by the call's contract; the answer passes through it,
 * so only declared fields leave. A handler that sends by itself (a file, a stream of rows) returns the reply.
 * A command that names a key is carried out once, whichever it is.
 */
export function createRoutes<Asker>(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Asker>,
  { gates, keys, count }: Sharing<Asker> = {},
): Routes<Asker> {
  const declared: DeclaredRoute[] = [];
  const routesOf = (feature: string): Routes<Asker> => ({
    declared,
    of: routesOf,
    add<const C extends Call, Admitted>(
      call: C,
      policy: Policy<Asker, Admitted>,
      handler: Handler<C, Admitted>,
    ) {
      declared.push({ call, policy: policy.name, keyRight: policy.keyRight, feature });
      const [status, answer] = okAnswer(call);
      const gate = gates && gateOf(call, gates);
      const scope = `${call.method} ${call.path}`;
      const isSecret = call.key === "secret";
      const isKeyed = takesKey(call) && call.key !== "own";
      const route: RouteOptions = {
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ":$1"),
        config: { policy: policy.name },
        onRequest: async (request, reply) => {
          // Before the policy is checked, because refusals must not be cached either.
          if (!call.isPublic) reply.header("cache-control", "no-store");
          const asker = await identify(request);
          await count?.(asker);
          policy.admit(asker);
        },
        handler: async (request, reply) => {
          const input = await readInput(call, request);
          const { data, ...sent } = input;
          const asker = await identify(request);
          const actor = policy.admit(asker);
          const leave = gate?.enter();
          const work = async (): Promise<Answered> => {
            const body = await handler({ ...data, ...sent, actor, request, reply });
            // A reply that was sent, or broken off by its reader, resolves to nothing.
            if (body === undefined || reply.sent) return { body: undefined, etag: undefined };
            return { body: answer.parse(body), etag: reply.getHeader("etag")?.toString() };
          };
          try {
            const key = keys && isKeyed ? idempotencyKey(request) : undefined;
            const { body, etag } =
              keys && key !== undefined
                ? await carryOutOnce(
                    keys.services,
                    {
                      scope,
                      isSecret,
                      request: { key, caller: keys.callerOf(asker), content: contentOf(input) },
                    },
                    work,
                  )
                : await work();
            if (body === undefined) return reply;
            if (etag !== undefined) reply.header("etag", etag);
            return reply.code(status).send(status === 204 ? undefined : body);
          } finally {
            leave?.();
          }
        },
      };
      if (call.rawBody) void app.register(async (scope) => void takeRawBodies(scope).route(route));
      else app.route(route);
    },
  });
  return routesOf("shop");
}

function gateOf(call: Call, { usual, passwords }: Gates): Gate | undefined {
  if (alwaysOpen.has(call.path)) return undefined;
  return hashesPassword(call) ? passwords : usual;
}

/** In this scope nothing is parsed: `request.body` is the buffer that came, and its limit is the app's. */
function takeRawBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  return scope;
}

function okAnswer(call: Call) {
  for (const status of [200, 201, 204] as const) {
    const answer = call.answers[status];
    if (answer) return [status, answer] as const;
  }
  throw new Error(`${call.method} ${call.path} declares no answer`);
}

/** A password that is sent is hashed, or compared with a hash: the call takes long. */
export function hashesPassword({ body }: Pick<Call, "body">): boolean {
  const fields = body instanceof z.ZodOptional ? body.unwrap() : body;
  if (!(fields instanceof z.ZodObject)) return false;
  return "password" in fields.shape || "current_password" in fields.shape;
}
