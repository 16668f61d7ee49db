import type { Services } from "#server/services.ts";
import type { Answer, TestShop } from "#tests/support/shop.ts";

type Sending = TestShop["send"];

/**
 * Sends every command with a key of its own, and again at once, as a double click does: it answers the same, and nothing is
 * done (the eleventh property). @throws where it is not so
 */
export function pressesOf({ send }: TestShop, services: Pick<Services, "db">): Sending {
  let presses = 0;
  return async (method, path, sent = {}) => {
    if (method === "GET") return await send(method, path, sent);
    presses += 1;
    const headers = { ...sent.headers, "idempotency-key": `press-${presses}` };
    const first = await send(method, path, { ...sent, headers });
    if (first.status > 299) return first;
    const before = await readTraces(services);
    const second = await send(method, path, { ...sent, headers });
    if (saidBy(second) !== saidBy(first))
      throw new Error(`${method} ${path} answered ${saidBy(first)}, then ${saidBy(second)}`);
    const after = await readTraces(services);
    if (after !== before) throw new Error(`${method} ${path} was done twice: ${before}, then ${after}`);
    return first;
  };
}

function saidBy({ status, headers, text }: Answer): string {
  return `${status} ${headers.etag ?? ""} ${text}`;
}

/** How far the histories and the mails of the shop go: whatever is done leaves one or the other. */
async function readTraces({ db }: Pick<Services, "db">): Promise<string> {
  const { history, outbox } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("history")
        .select((of) => of.fn.max("id").as("id"))
        .as("history"),
      eb
        .selectFrom("outbox")
        .select((of) => of.fn.max("id").as("id"))
        .as("outbox"),
    ])
    .executeTakeFirstOrThrow();
  return `${history} ${outbox}`;
}
