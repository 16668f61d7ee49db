import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { z } from "zod";

/** Rows in portions, so that no list is ever whole in memory and no connection is held while a slow reader reads. */
export type Portions<Row> = AsyncIterable<readonly Row[]>;

/**
 * Reads portion after portion: each call is given the last row of the one before, and an empty one ends the list.
 * @param readAfter answers the rows that come after `last`, or the first ones
 */
export async function* inPortions<Row>(
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    last = rows.at(-1);
    if (rows.length > 0) yield rows;
  } while (last !== undefined);
}

/** Answers `{"<name>": [...]}` as it is read, `head` first; each row passes its contract, so only declared fields leave. */
export function sendList<S extends z.ZodType>(
  reply: FastifyReply,
  name: string,
  row: S,
  portions: Portions<z.input<S>>,
  head: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  async function* text() {
    let before = JSON.stringify({ ...head, [name]: [] }).slice(0, -"]}".length);
    for await (const rows of portions) {
      yield before + rows.map((each) => JSON.stringify(row.parse(each))).join(",");
      before = ",";
    }
    yield before === "," ? "]}" : `${before}]}`;
  }
  return reply.type("application/json; charset=utf-8").send(Readable.from(text()));
}

/** Answers one JSON object a line, for exports. */
export function sendLines<S extends z.ZodType>(
  reply: FastifyReply,
  row: S,
  portions: Portions<z.input<S>>,
): FastifyReply {
  async function* text() {
    for await (const rows of portions) {
      yield rows.map((each) => `${JSON.stringify(row.parse(each))}\n`).join("");
    }
  }
  return reply.type("application/x-ndjson; charset=utf-8").send(Readable.from(text()));
}
