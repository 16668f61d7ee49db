import { expect, test } from "vitest";
import { judgeRefusal } from "./judge-refusal.ts";

const answer = (response: string, command: string) =>
  Object.assign(new Error(`Message failed: ${response}`), {
    response,
    command,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  ["501 5.1.3 Bad recipient address syntax", "RCPT TO", "recipient", true],
  ["501 Syntax error in parameters", "RCPT TO", "recipient", true],
  ["503 Bad recipient", "RCPT TO", "recipient", true],
  ["504 Parameter not implemented", "RCPT TO", "recipient", true],
  ["550 5.1.1 The email account that you tried to reach does not exist", "RCPT TO", "recipient", true],
  ["550 No such user here", "RCPT TO", "recipient", true],
  ["550 5.4.1 Recipient address rejected: Access denied", "RCPT TO", "recipient", true],
  ["550 5.2.1 This account is disabled", "DATA", "recipient", true],
  ["556 5.1.10 Recipient address has null MX", "RCPT TO", "recipient", true],
  ["552 5.3.4 Message size exceeds fixed limit", "DATA", "recipient", true],
  ["552 5.2.2 Mailbox full", "RCPT TO", null, false],
  ["550 5.4.5 Daily sending quota exceeded", "DATA", "sender", false],
  ["550 5.4.5 Daily sending quota exceeded", "RCPT TO", "sender", false],
  ["550 5.7.1 Unable to relay", "RCPT TO", "sender", false],
  ["554 5.7.1 Service unavailable; client host blocked", "RCPT TO", "sender", false],
  ["550 5.7.26 This mail has been blocked because the sender is unauthenticated", "DATA", "sender", false],
  ["550 Relaying denied", "RCPT TO", "sender", false],
  ["554 Your address is on a blacklist", "RCPT TO", "sender", false],
  ["550 5.1.8 Sender address rejected: domain not found", "MAIL FROM", "sender", false],
  ["553 5.1.8 Domain of sender address does not exist", "RCPT TO", "sender", false],
  ["550 5.1.1 no such user", "MAIL FROM", "sender", false],
  ["501 5.1.7 Bad sender address syntax", "MAIL FROM", "sender", false],
  ["530 5.7.0 Must issue a STARTTLS command first", "MAIL FROM", "sender", false],
  ["535 5.7.8 Authentication failed", "AUTH PLAIN", "sender", false],
  ["454 4.7.0 Temporary authentication failure", "AUTH LOGIN", "sender", false],
  ["421 4.7.0 Try again later", "CONN", null, false],
  ["450 4.2.1 The user is receiving mail at a rate that prevents delivery", "RCPT TO", null, false],
  ["451 Greylisted", "RCPT TO", null, false],
  ["554 Transaction failed", "DATA", null, false],
  ["502 Command not implemented", "DATA", null, false],
] as const)("%s to %s: %s", (response, command, refusal, isForGood) => {
  expect(judgeRefusal(answer(response, command))).toEqual({ refusal, isForGood });
});

test("a server that is down refuses nothing", () => {
  expect(judgeRefusal(new Error("connect ECONNREFUSED 127.0.0.1:25"))).toEqual({
    refusal: null,
    isForGood: false,
  });
});
