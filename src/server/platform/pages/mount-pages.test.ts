import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { multipart } from "#tests/support/multipart.ts";
import { AppError } from "../errors/app-error.ts";
import { createApp } from "../http/create-app.ts";
import { openGate } from "../http/gate.ts";
import { mountPages } from "./mount-pages.ts";

test("an address that posts too many forms is refused before one is read; other posts are not counted", async () => {
  const app = await createApp({
    log: pino({ level: "silent" }),
    publicUrl: "",
    trustedProxies: [],
    ownOrigins: new Set(),
    securityHeaders: {},
    speechFor: () => ({ locale: "en", translate: ({ message }) => message }),
    answerFirst: () => false,
  });
  const answer = vi.fn(async () => ({ status: 200, headers: new Headers(), body: "a page" }));
  const pages = { answer, answerFromMemory: () => false, renewAll: () => undefined };
  const admitForm = async () => {
    throw new AppError("too_many_requests");
  };
  await mountPages(app, pages, { gate: openGate(9), admitForm });
  const form = await multipart({ name: "Ann" }, {});
  const post = async (headers: Record<string, string>, payload: string | Buffer) =>
    (await app.inject({ method: "POST", url: "/devis", headers, payload })).statusCode;
  expect(await post(form.headers, form.body)).toBe(429);
  expect(answer).not.toHaveBeenCalled();
  expect(await post({ "content-type": "application/x-www-form-urlencoded" }, "name=Ann")).toBe(200);
});
