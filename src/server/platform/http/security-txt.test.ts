import Fastify from "fastify";
import { expect, test } from "vitest";
import { mountSecurityTxt } from "./security-txt.ts";

test("REL-P9 security.txt names the shop's address, and until when it holds", async () => {
  const app = Fastify();
  const clock = () => new Date("2026-03-02T09:00:00.000Z");
  mountSecurityTxt(app, { email: () => "hello@shop.example", publicUrl: "https://shop.example", clock });
  const answer = await app.inject("/.well-known/security.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.payload.split("\n")).toEqual([
    "Contact: mailto:hello@shop.example",
    "Expires: 2026-08-29T09:00:00.000Z",
    "Preferred-Languages: en, fr",
    "Canonical: https://shop.example/.well-known/security.txt",
    "",
  ]);
});
