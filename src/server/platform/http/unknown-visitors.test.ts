import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "./create-app.ts";

test("a proxy that forwards no address is told of once", async () => {
  const lines: { level: number; forwarded?: string }[] = [];
  const app = await createApp({
    log: pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    publicUrl: "",
    trustedProxies: ["127.0.0.1"],
    ownOrigins: new Set(),
    securityHeaders: {},
    speechFor: () => ({ locale: "en", translate: ({ message }) => message }),
    answerFirst: () => false,
  });
  const ask = (forwarded: string) => app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } });
  await ask("203.0.113.7");
  expect(lines).toEqual([]);
  await ask("unknown-1");
  await ask("unknown-2");
  expect(lines).toMatchObject([{ level: 40, forwarded: "unknown-1" }]);
});
