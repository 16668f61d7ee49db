import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { AppError } from "../errors/app-error.ts";
import { openSecrets } from "./secrets.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "secrets-"));
const onPostgres = "postgres://localhost/shop";
const inFolder = (DATA_DIR = newFolder()) => openSecrets({ SECRETS_KEY: "", DATA_DIR, DATABASE_URL: "" });
const byVariable = (SECRETS_KEY = randomBytes(32).toString("base64")) =>
  openSecrets({ SECRETS_KEY, DATA_DIR: newFolder(), DATABASE_URL: onPostgres });
const text = anyText(300);

test("REL-S15 what is sealed opens under its own name, and no stored text is like another", () => {
  const { seal, open } = byVariable();
  fc.assert(
    fc.property(fc.string(), text, (name, secret) => {
      const sealed = seal(name, secret);
      expect(open(name, sealed)).toBe(secret);
      expect(seal(name, secret)).not.toBe(sealed);
      expect(sealed).toMatch(/^v1:[\w-]+$/);
    }),
  );
});

test("REL-S15 under another name, with another key, or with one letter changed it cannot be opened", () => {
  const { seal, open } = byVariable();
  const other = byVariable();
  const sealed = seal("smtp_url", "smtp://ann:secret@mail.example.com");
  expect(open("stripe_secret_key", sealed)).toBeUndefined();
  expect(other.open("smtp_url", sealed)).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    // The last sign of base64 holds bits that count for nothing.
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "Q" : "A") + sealed.slice(at + 1);
    if (Buffer.from(changed.slice(3), "base64url").equals(Buffer.from(sealed.slice(3), "base64url")))
      continue;
    expect(open("smtp_url", changed)).toBeUndefined();
  }
  for (const short of ["", "v1:", "v1:AAAA", sealed.slice(0, 20), sealed.replace("v1:", "v2:")])
    expect(open("smtp_url", short)).toBeUndefined();
});

test("REL-S15 the key is a file for the shop alone, made with the first secret and never overwritten", () => {
  const folder = newFolder();
  const file = join(folder, "secrets.key");
  const first = inFolder(folder);
  expect(first.open("a", "v1:AAAA")).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  const sealed = first.seal("a", "secret");
  const key = readFileSync(file);
  expect([key.length, statSync(file).mode & 0o777]).toEqual([32, 0o600]);
  const next = inFolder(folder);
  expect(next.open("a", sealed)).toBe("secret");
  next.seal("b", "another");
  expect(readFileSync(file)).toEqual(key);
});

test("REL-S15 a file that holds no key is left alone, and said", () => {
  const folder = newFolder();
  const file = join(folder, "secrets.key");
  writeFileSync(file, "short");
  const { seal, open } = inFolder(folder);
  expect(open("a", "v1:AAAA")).toBeUndefined();
  expect(() => seal("a", "secret")).toThrow("does not hold a key");
  expect(readFileSync(file, "utf8")).toBe("short");
});

test("REL-S15 a shop on several machines is asked for the variable, once something is to be kept", () => {
  const DATA_DIR = newFolder();
  const { seal, open } = openSecrets({ SECRETS_KEY: "", DATA_DIR, DATABASE_URL: onPostgres });
  expect(open("a", "v1:AAAA")).toBeUndefined();
  expect(() => seal("a", "secret")).toThrow(AppError);
  expect(() => seal("a", "secret")).toThrow("SECRETS_KEY");
  expect(existsSync(join(DATA_DIR, "secrets.key"))).toBe(false);
});

test.each(["base64", "base64url", "hex"] as const)("REL-S15 SECRETS_KEY is 32 bytes in %s", (encoding) => {
  const key = randomBytes(32);
  const sealed = byVariable(key.toString("base64")).seal("a", "secret");
  expect(byVariable(key.toString(encoding)).open("a", sealed)).toBe("secret");
});
