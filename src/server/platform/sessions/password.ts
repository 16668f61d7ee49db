import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";

const derive = promisify(argon2);

export interface HashParameters {
  /** KiB of memory. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Argon2id with the parameters of OWASP's first choice for servers; raised here, old hashes are renewed at sign-in. */
const standard: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Hashes and compares passwords; those of the whole program share one instance. */
export interface Passwords {
  /** A hash to store, with its parameters and salt. The password is taken byte by byte, as typed. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash (no such account, no password yet) the same work is done
   * and the answer is no, so that time does not tell who exists.
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's, and should be made anew while the password is at hand. */
  isOutdated(hash: string): boolean;
}

/** @param current other than the shop's own only where what passwords are worth is not the question */
export function createPasswords(current: HashParameters = standard): Passwords {
  // Each hash takes 19 MiB and about 50 ms of a thread: more at a time would only starve the pages.
  const twoAtATime = pLimit(2);
  const deriveTag = (password: string, nonce: Buffer, parameters: HashParameters): Promise<Buffer> =>
    twoAtATime(() => derive("argon2id", { message: password, nonce, tagLength, ...parameters }));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const tag = await deriveTag(password, salt, current);
      return `${prefixOf(current)}$${salt.toString("base64")}$${tag.toString("base64")}`;
    },
    async verify(password, hash) {
      const known = hash
        ? readHash(hash)
        : { parameters: current, salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength) };
      const derived = await deriveTag(password, known.salt, known.parameters);
      return timingSafeEqual(derived, known.tag) && Boolean(hash);
    },
    isOutdated: (hash) => !hash.startsWith(`${prefixOf(current)}$`),
  };
}

function prefixOf({ memory, passes, parallelism }: HashParameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
}

function readHash(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(hash);
  if (!parts) throw new Error("a password hash of an unknown form");
  const [, memory, passes, parallelism, salt = "", tag = ""] = parts;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
