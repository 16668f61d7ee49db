import { expect, test } from "vitest";
import { answerByMail } from "./answer-by-mail.ts";

test("an answer begins with its subject and the text that it answers, which names nothing else", () => {
  const asked = {
    email: "ann@example.com",
    subject: "Your message",
    text: "Do you ship\nto Ohio&cc=eve@example.com?",
  };
  const link = new URL(answerByMail(asked));
  expect(link.pathname).toBe("ann@example.com");
  expect([...link.searchParams]).toEqual([
    ["subject", "Your message"],
    ["body", "\r\n\r\n> Do you ship\r\n> to Ohio&cc=eve@example.com?"],
  ]);
});

test("a long text is quoted as far as mail programs take it", () => {
  const long = { email: "ann@example.com", subject: "", text: "a ".repeat(5_000) };
  expect(answerByMail(long).length).toBeLessThan(2_000);
});
