import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./password.ts";

const passwords = createPasswords();

test("REL-S1 a hash is Argon2id with 19 MiB, two passes and one lane, and a salt of its own", async () => {
  const [one, other] = await Promise.all([passwords.hash("correct horse"), passwords.hash("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify("correct horse", one)).toBe(true);
  expect(await passwords.verify("correct horse ", one)).toBe(false);
  expect(passwords.isOutdated(one)).toBe(false);
});

test("REL-S1 a hash of weaker parameters still verifies, and needs a rehash", async () => {
  const salt = Buffer.alloc(16, 7);
  const tag = argon2Sync("argon2id", {
    message: "correct horse",
    nonce: salt,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const old = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString("base64")}$${tag.toString("base64")}`;
  expect(await passwords.verify("correct horse", old)).toBe(true);
  expect(await passwords.verify("wrong", old)).toBe(false);
  expect(passwords.isOutdated(old)).toBe(true);
});

test("REL-S2 without a hash the answer is no", async () => {
  expect(await passwords.verify("", null)).toBe(false);
  expect(await passwords.verify("anything", undefined)).toBe(false);
});
