import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { writeMessage } from "./write-messages.ts";

/** One answer: when it was requested, how long it took, and its status; 0 without an answer. */
export interface Asked {
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

export interface Load {
  readonly asked: readonly Asked[];
  /** Messages that were answered with 201. */
  readonly acknowledged: readonly string[];
  /** Ends it; resolves when the last answer is there. */
  stop(): Promise<void>;
}

/** People who write messages, and people who read what the database must be asked for, each again and again. */
export function askAllTheTime(
  url: () => string,
  {
    writers,
    readers,
    paths = ["/api/products"],
  }: { writers: number; readers: number; paths?: readonly string[] },
): Load {
  const asked: Asked[] = [];
  const acknowledged: string[] = [];
  const name = randomUUID().slice(0, 8);
  let isOver = false;
  const keepAsking = async (ask: (turn: number) => Promise<number>) => {
    for (let turn = 0; !isOver; turn += 1) {
      const at = performance.now();
      const status = await ask(turn);
      asked.push({ at, ms: performance.now() - at, status });
      await wait(status < 400 ? 5 : 50);
    }
  };
  const running = [
    ...Array.from({ length: writers }, (_, writer) =>
      keepAsking(async (turn) => {
        const email = `writer-${name}-${writer}-${turn}@example.com`;
        const status = await writeMessage(url(), email);
        if (status === 201) acknowledged.push(email);
        return status;
      }),
    ),
    ...Array.from({ length: readers }, (_, reader) =>
      keepAsking((turn) => read(`${url()}${paths[(turn + reader) % paths.length]}`)),
    ),
  ];
  return {
    asked,
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

async function read(address: string): Promise<number> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // The connection broke: nothing was answered.
    return 0;
  }
}
