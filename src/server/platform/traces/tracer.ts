import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** Something that took time, in whose course other things may have been done. Never with a word of a visitor's (REL-P1). */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  /** `server`: was asked for from outside; `client`: asks somebody else. */
  readonly kind: "server" | "client" | "internal";
  /** Milliseconds since 1970, with fractions. */
  readonly beganAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** What a span is told when it begins. */
export interface Begun {
  readonly name: string;
  readonly kind: Span["kind"];
  readonly attributes?: Attributes;
  /** A `traceparent` header, when somebody else began the trace. */
  readonly from?: string | undefined;
}

export interface OpenSpan {
  /** Everything that is begun by `work`, at once or later, belongs to this span. */
  readonly during: <T>(work: () => T) => T;
  readonly end: (ending?: { attributes?: Attributes; name?: string; isFailed?: boolean }) => void;
}

export interface Tracer {
  begin(begun: Begun): OpenSpan;
  /** A span around work that is awaited; a rejection marks it. */
  trace<T>(begun: Begun, work: () => Promise<T>): Promise<T>;
  /** Something that has just ended, as part of what is under way; outside of everything it is not kept. */
  note(begun: Begun, milliseconds: number, isFailed: boolean): void;
}

const silent: OpenSpan = { during: (work) => work(), end: () => undefined };

/** Traces nothing, and costs a call. */
export const noTracer: Tracer = {
  begin: () => silent,
  trace: (_begun, work) => work(),
  note: () => undefined,
};

interface Context {
  readonly traceId: string;
  readonly spanId: string;
}

const known = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Hands each span to `keep` when it has ended. */
export function createTracer(keep: (span: Span) => void): Tracer {
  const underWay = new AsyncLocalStorage<Context>();
  const now = () => performance.timeOrigin + performance.now();

  function childOf(from: string | undefined) {
    const [, traceId, spanId] = known.exec(from ?? "") ?? [];
    const parent = underWay.getStore() ?? (traceId && spanId ? { traceId, spanId } : undefined);
    return {
      traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
      parentId: parent?.spanId,
      spanId: randomBytes(8).toString("hex"),
    };
  }

  function begin({ name, kind, attributes = {}, from }: Begun): OpenSpan {
    const ids = childOf(from);
    const beganAt = now();
    return {
      during: (work) => underWay.run(ids, work),
      end(ending = {}) {
        const { isFailed = false } = ending;
        const told = { ...attributes, ...ending.attributes };
        keep({
          ...ids,
          name: ending.name ?? name,
          kind,
          beganAt,
          endedAt: now(),
          attributes: told,
          isFailed,
        });
      },
    };
  }

  return {
    begin,
    async trace(begun, work) {
      const span = begin(begun);
      try {
        const result = await span.during(work);
        span.end();
        return result;
      } catch (error) {
        span.end({ isFailed: true });
        throw error;
      }
    },
    note({ name, kind, attributes = {} }, milliseconds, isFailed) {
      if (!underWay.getStore()) return;
      const endedAt = now();
      keep({
        ...childOf(undefined),
        name,
        kind,
        beganAt: endedAt - milliseconds,
        endedAt,
        attributes,
        isFailed,
      });
    },
  };
}
