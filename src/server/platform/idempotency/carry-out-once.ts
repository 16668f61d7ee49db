import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Message } from "#domain/words.ts";
import type { Db, Transaction } from "../database/db.ts";
import { AppError } from "../errors/app-error.ts";
import { contentHash, findAnswer, type KeyedRequest, keyHash, storeAnswer } from "./answer-once.ts";

interface Services {
  readonly db: Db;
  readonly clock: () => Date;
}

/** A command under its key (SPEC-4.43). */
export interface KeyedCommand {
  /** Which call it is. */
  readonly scope: string;
  readonly request: KeyedRequest;
  /** The answer is for the caller's eyes alone: it is not kept. */
  readonly isSecret: boolean;
}

/** What is answered, and the version of the row that it shows. */
export interface Answered {
  readonly body: unknown;
  readonly etag: string | undefined;
}

interface Claim {
  readonly command: KeyedCommand;
  readonly now: Date;
  /**
   * `returned`: its transaction was rolled back. `kept`: by a transaction that was committed. `lost`: to another request
   * with the same key.
   */
  state: "free" | "asked" | "returned" | "kept" | "lost" | "over";
}

/** What stands where an answer would: the command is under way, or was carried out and its answer is not kept. */
const underWay = "";
const notKept = "-";

const madeAlready: Message = /*i18n*/ { id: "field.idempotencyKey.made", message: "It was made already." };

/** The command that the code at hand belongs to; it holds nothing itself. */
const commands = new AsyncLocalStorage<Claim>();

/**
 * Carries a command out once, however often it is sent under its key. The first transaction that it begins claims the key:
 * a command that is refused leaves it free, and of two at one moment the second waits for the first and gets its answer.
 * @throws 409 where the answer is not kept, or was lost after the command was carried out; 422 for a key of another content
 */
export async function carryOutOnce(
  services: Services,
  command: KeyedCommand,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const earlier = await answerOfOther(services.db, command);
  if (earlier) return earlier;
  const claim: Claim = { command, now: services.clock(), state: "free" };
  const answered = await commands.run(claim, work).catch(async (error: unknown) => {
    // What broke otherwise, after its transaction was committed, was carried out.
    if (claim.state === "kept" && error instanceof AppError) await release(services.db, command);
    if (claim.state === "lost") return undefined;
    // One that is refused before it asked for the key: what its twin has changed meanwhile may be the reason.
    const other = claim.state === "free" ? await answerOfOther(services.db, command) : undefined;
    claim.state = "over";
    if (other) return other;
    throw error;
  });
  // Another one was first; should it fail after all, the key is free again.
  if (!answered || claim.state === "lost") return await carryOutOnce(services, command, work);
  // What the command set going, and did not wait for, is not the command.
  claim.state = "over";
  return await keep(services.db, claim, answered);
}

/** Does what is no part of the command under way, such as counting a guess: its transactions claim no key. */
export function beside<T>(work: () => Promise<T>): Promise<T> {
  return commands.exit(work);
}

/** Every transaction begins through here: the first one of a command under a key claims it before anything else. */
export async function claimKey<T>(
  work: (transaction: Transaction) => Promise<T>,
  execute: (work: (transaction: Transaction) => Promise<T>) => Promise<T>,
): Promise<T> {
  const claim = commands.getStore();
  if (claim?.state !== "free" && claim?.state !== "returned") return await execute(work);
  claim.state = "asked";
  try {
    const done = await execute(async (transaction) => {
      const { scope, request } = claim.command;
      if (!(await storeAnswer(transaction, scope, request, underWay, claim.now))) {
        claim.state = "lost";
        throw new AppError("conflict", { message: madeAlready });
      }
      return await work(transaction);
    });
    claim.state = "kept";
    return done;
  } finally {
    if (claim.state === "asked") claim.state = "returned";
  }
}

/** The answer that the command was given before; waits a moment for one that is under way. */
async function answerOfOther(db: Db, { scope, request }: KeyedCommand): Promise<Answered | undefined> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await findAnswer(db, scope, request);
    if (answer === undefined) return undefined;
    if (answer === notKept) break;
    if (answer !== underWay) return readAnswered(answer);
    await wait(50);
  }
  throw new AppError("conflict", { message: madeAlready });
}

async function keep(db: Db, { command, now }: Claim, answered: Answered): Promise<Answered> {
  const { scope, request, isSecret } = command;
  const answer = isSecret || answered.body === undefined ? notKept : textOf(answered);
  await db
    .insertInto("idempotency_keys")
    .values({
      ...{ scope, key_hash: keyHash(request), content_hash: contentHash(request), answer },
      created_at: now.toISOString(),
    })
    // A command that began no transaction claims nothing before: the answer that came first stays.
    .onConflict((c) =>
      c
        .columns(["scope", "key_hash"])
        .doUpdateSet({ answer })
        .where("idempotency_keys.answer", "=", underWay),
    )
    .execute();
  return answered;
}

async function release(db: Db, { scope, request }: KeyedCommand): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("scope", "=", scope)
    .where("key_hash", "=", keyHash(request))
    .where("answer", "=", underWay)
    .execute();
}

/** Erases what was answered, for a person who is erased: what is sent again was made already. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: notKept })
    .where("answer", "like", `${answerBegins}%`)
    .execute();
}

const answerBegins = '{"body":';

function textOf({ body, etag }: Answered): string {
  return JSON.stringify({ body, etag });
}

function readAnswered(text: string): Answered {
  const { body, etag }: { readonly body?: unknown; readonly etag?: string } = JSON.parse(text);
  return { body, etag };
}
