import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const keyBytes = 32;

/** `SECRETS_KEY` as a person writes it: 32 bytes in base64 or in hex. Undefined for everything else. */
export function readSecretsKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : undefined;
}

/** The key in a file; undefined where there is no such file, or it does not hold a key. */
export function readKeyFile(path: string): Buffer | undefined {
  try {
    const key = readFileSync(path);
    return key.length === keyBytes ? key : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes a new key where there is none, for the shop's own account of the machine alone; a file that is there is never
 * overwritten. Undefined where that file does not hold a key.
 */
export function ensureKeyFile(path: string): Buffer | undefined {
  try {
    const key = randomBytes(keyBytes);
    writeFileSync(path, key, { flag: "wx", mode: 0o600, flush: true });
    return key;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return readKeyFile(path);
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return z.object({ code: z.string() }).safeParse(error).data?.code;
}
