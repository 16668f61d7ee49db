import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, CallAnswer, CallInput } from "#contracts/call.ts";
import { readInput } from "./read-input.ts";

/** Who may use a call: turns the one who asks into the one the handler is given, or throws 401 or 403. */
export interface Policy<Asker, Admitted> {
  readonly name: string;
  readonly admit: (asker: Asker) => Admitted;
}

export interface Exchange<C extends Call, Admitted> extends CallInput<C> {
  readonly actor: Admitted;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<C extends Call, Admitted> = (exchange: Exchange<C, Admitted>) => Promise<CallAnswer<C>>;

export interface DeclaredRoute {
  readonly call: Call;
  readonly policy: string;
}

export interface Routes<Asker> {
  readonly declared: readonly DeclaredRoute[];
  add<C extends Call, Admitted>(call: C, policy: Policy<Asker, Admitted>, handler: Handler<C, Admitted>): void;
}

/**
 * Binds calls to handlers. No route exists without a policy: the type asks for one, and the policy is applied before
 * the body is read. Input is parsed by the call's contract; the answer passes through it, so only declared fields leave.
 */
export function createRoutes<Asker>(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Asker>,
): Routes<Asker> {
  const declared: DeclaredRoute[] = [];
  return {
    declared,
    add(call, policy, handler) {
      declared.push({ call, policy: policy.name });
      const [status, answer] = okAnswer(call);
      const admitted = new WeakMap<FastifyRequest, ReturnType<typeof policy.admit>>();
      app.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ":$1"),
        config: { policy: policy.name, call },
        onRequest: async (request) => {
          admitted.set(request, policy.admit(await identify(request)));
        },
        handler: async (request, reply) => {
          const input = await readInput(call, request);
          const actor = admitted.get(request) as ReturnType<typeof policy.admit>;
          const body = await handler({ ...input, actor, request, reply });
          if (reply.sent) return reply;
          return reply.code(status).send(answer.parse(body));
        },
      });
    },
  };
}

function okAnswer(call: Call) {
  const ok = call.answers[200] ? 200 : 201;
  const answer = call.answers[ok];
  if (!answer) throw new Error(`${call.method} ${call.path} declares no answer`);
  return [ok, answer] as const;
}
