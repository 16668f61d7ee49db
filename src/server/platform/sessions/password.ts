import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Argon2id with the parameters of OWASP's first choice for servers; raised here, old hashes are renewed at sign-in (S1). */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes 19 MiB and about 50 ms of a thread: more at a time would only starve the pages. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await deriveInTurn(password, salt);
  return `$argon2id$m=${parameters.memory},t=${parameters.passes},p=1$${salt.toString("base64")}$${tag.toString("base64")}`;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, no password yet) the same work is done
 * and the answer is no, so that time does not tell who exists (S2).
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [salt, tag] = hash ? readHash(hash) : [Buffer.alloc(16), Buffer.alloc(32)];
  const derived = await deriveInTurn(password, salt);
  return timingSafeEqual(derived, tag) && Boolean(hash);
}

function readHash(hash: string): [salt: Buffer, tag: Buffer] {
  const [, , , salt, tag] = hash.split("$");
  if (!salt || !tag) throw new Error("a password hash of an unknown form");
  return [Buffer.from(salt, "base64"), Buffer.from(tag, "base64")];
}

async function deriveInTurn(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive("argon2id", { message: password, nonce, ...parameters });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
