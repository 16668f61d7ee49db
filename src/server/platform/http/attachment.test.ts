import { expect, test } from "vitest";
import { attachment } from "./send-file.ts";

test.each([
  ["logo.png", 'attachment; filename="logo.png"'],
  ["my logo (1).png", 'attachment; filename="my logo (1).png"'],
  ["été.pdf", `attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf`],
  ["徽标'1'.png", `attachment; filename="__'1'.png"; filename*=UTF-8''%E5%BE%BD%E6%A0%87%271%27.png`],
  ["100%.png", `attachment; filename="100_.png"; filename*=UTF-8''100%25.png`],
])("SPEC-3.1 %s", (name, value) => {
  expect(attachment(name)).toBe(value);
});
