import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Message } from "#domain/words.ts";
import type { Config } from "#server/config/config.ts";
import { isPostgres } from "../database/open-database.ts";
import { AppError } from "../errors/app-error.ts";
import { ensureKeyFile, readKeyFile, readSecretsKey } from "./secrets-key.ts";

/** Encrypts what must be kept and never shown: passwords and keys that were typed, secrets of webhooks. */
export interface Secrets {
  /**
   * The text as it may be stored. The name says what it is ("smtp_url", "webhook:12"): under another name it cannot be
   * opened, so that no stored text stands in for another. @throws conflict where there is no key to seal it with
   */
  readonly seal: (name: string, text: string) => string;
  /** What was sealed; undefined where it cannot be opened: another key, another name, or changed. */
  readonly open: (name: string, sealed: string) => string | undefined;
}

type Setting = Pick<Config, "SECRETS_KEY" | "DATA_DIR" | "DATABASE_URL">;

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** The version of the format: nonce, ciphertext and tag, in base64url. */
const prefix = "v1:";

const noVariable: Message = /*i18n*/ {
  id: "secrets.noVariable",
  message:
    "With PostgreSQL, secrets are kept once SECRETS_KEY is set: 32 random bytes in base64, the same on every machine. Set it, and start the shop again.",
};

const damaged: Message = /*i18n*/ {
  id: "secrets.damagedFile",
  message:
    "The file secrets.key in the shop’s folder does not hold a key. Put the right one back, or remove it and type all secrets again.",
};

/**
 * The key is `SECRETS_KEY`, or the file `secrets.key` in the shop's folder, which is made when something is sealed first.
 * Where machines share a database it must be the variable: the file of one would open nothing on another.
 */
export function openSecrets({ SECRETS_KEY, DATA_DIR, DATABASE_URL }: Setting): Secrets {
  const file = join(DATA_DIR, "secrets.key");
  const needsVariable = isPostgres(DATABASE_URL);
  let known = readSecretsKey(SECRETS_KEY);
  const keyToOpen = () => {
    if (!needsVariable) known ??= readKeyFile(file);
    return known;
  };
  const keyToSeal = () => {
    if (!known && needsVariable) throw new AppError("conflict", { message: noVariable });
    known ??= ensureKeyFile(file);
    if (!known) throw new AppError("conflict", { message: damaged });
    return known;
  };
  return {
    seal(name, text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyToSeal(), nonce).setAAD(Buffer.from(name));
      const encrypted = [sealing.update(text, "utf8"), sealing.final()];
      return prefix + Buffer.concat([nonce, ...encrypted, sealing.getAuthTag()]).toString("base64url");
    },
    open(name, sealed) {
      const key = keyToOpen();
      const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
      if (!key || !sealed.startsWith(prefix) || bytes.length < nonceBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = [opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()];
        return Buffer.concat(text).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
