import { expect, test } from "vitest";
import { emailKey } from "./email-key.ts";

// Each row is one mailbox (REL-I20).
test.each([
  ["ann@exämple.com", "ann@xn--exmple-cua.com"],
  ["Ann@EXÄMPLE.com", "ann@xn--exmple-cua.com"],
  ["ann@exa\u0308mple.com", "ann@xn--exmple-cua.com"],
  ["ann@XN--EXMPLE-CUA.com", "ann@xn--exmple-cua.com"],
  ["иван@пример.рф", "иван@xn--e1afmkfd.xn--p1ai"],
  ["王@例え.jp", "王@xn--r8jz45g.jp"],
  ["ann@ＥＸＡＭＰＬＥ.com", "ann@example.com"],
  ["\u202Aann@example.com\u202C", "ann@example.com"],
  ["a\u034Fn\u3164n@example\uFE0F.com", "ann@example.com"],
  [" Ann@Example.com ", "ann@example.com"],
  ["e\u0301lodie@example.com", "élodie@example.com"],
])("the key of %j is %s", (email, key) => {
  expect(emailKey(email)).toBe(key);
  expect(emailKey(key)).toBe(key);
});

test("a domain that cannot be sent to stays as it is", () => {
  expect(emailKey("Ann@ä<.com")).toBe("ann@ä<.com");
  expect(emailKey("nothing")).toBe("nothing");
});

test("letters that only look alike are another address", () => {
  expect(emailKey("оwner@example.com")).not.toBe(emailKey("owner@example.com"));
});
