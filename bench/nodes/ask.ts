import { Agent, request } from "node:https";
import { buffer } from "node:stream/consumers";

export interface Seen {
  /** 0: the connection broke before an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Asked {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

// The certificate was made a moment ago, by us: nobody vouches for it.
const agent = new Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false });

/** One question through the proxy. */
export function ask(url: string, { method = "GET", headers = {}, body = "" }: Asked = {}): Promise<Seen> {
  return new Promise((resolve) => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const broken = () => resolve({ status: 0, headers: {}, text: "" });
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString() }),
        broken,
      );
    });
    asked.on("error", broken);
    asked.end(body);
  });
}

/** Does something so often, by so many at a time. @returns how many a second */
export async function byMany(
  times: number,
  people: number,
  deed: (turn: number) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (next < times) {
        next += 1;
        await deed(next);
      }
    }),
  );
  return (times * 1000) / (performance.now() - began);
}
