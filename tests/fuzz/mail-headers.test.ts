import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { smtpTransport } from "#server/platform/mail/transport.ts";
import { anyText } from "#tests/support/any-text.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";

const breaks = [
  "\r\n",
  "\n",
  "\r",
  "\u0000",
  "\u2028",
  "\u0085",
  "%0a",
  "=?utf-8?q?=0a?=",
  "\t",
  ", ",
  "; ",
  "<",
  ">",
  '"',
  "(",
  " ",
];
const smuggled = [
  "Bcc: eve@evil.example",
  "RCPT TO:<eve@evil.example>",
  "\r\n.\r\nQUIT",
  "eve@evil.example",
  "X-Eve: 1",
  "",
];
const piece = fc.oneof(fc.constantFrom(...breaks), fc.constantFrom(...smuggled), anyText(10));
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(""));
const address = fc.oneof(
  fc.tuple(text, text).map(([before, after]) => `${before}ann@example.com${after}`),
  fc.tuple(fc.emailAddress(), text).map(([email, after]) => email + after),
  fc.emailAddress().filter(isEmailShaped),
);
const known =
  /^(from|to|reply-to|subject|message-id|auto-submitted|date|mime-version|content-(type|transfer-encoding))$/;

test("REL-I9 whatever a name or an address holds, a mail has one recipient and our headers", async () => {
  await using sink = await startSmtpSink();
  const transport = smtpTransport(sink.url);
  const runs = sized({ quick: 500, deep: 5_000 });
  let sent = 0;
  let refused = 0;
  let returned = 0;
  const property = fc.asyncProperty(address, text, text, async (to, name, body) => {
    // No call takes such an address; the forms, the contracts and this ask the same rule.
    if (!isEmailShaped(to)) {
      refused += 1;
      return;
    }
    const before = sink.mails.length;
    const letter = {
      from: "Green Eco <shop@example.com>",
      to,
      replyTo: { name, address: to },
      subject: `A request of ${name}`,
      text: body,
      html: "<p>Hello</p>",
      messageId: "one-of-ours",
    };
    // A mail server may know fewer addresses than the forms do: what it rejects is not delivered.
    const isTaken = await transport.send(letter).then(
      () => true,
      () => false,
    );
    if (!isTaken) {
      expect(sink.mails.length).toBe(before);
      returned += 1;
      return;
    }
    sent += 1;
    const [mail, ...more] = sink.mails.slice(before);
    expect(more).toEqual([]);
    expect(mail?.to.length).toBe(1);
    expect(mail?.to[0]).not.toContain("evil");
    expect(mail?.parsed.replyTo?.map(({ address }) => address)).toEqual([mail?.parsed.to?.[0]?.address]);
    const headers = mail?.parsed.headers.map(({ key }) => key) ?? [];
    expect(headers.filter((key) => !known.test(key))).toEqual([]);
    expect(mail?.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(bcc|cc|x-eve)/im);
  });
  try {
    await fc.assert(property, { numRuns: runs, seed: sized({ quick: 9, deep: Date.now() % 2 ** 31 }) });
  } finally {
    transport.close();
  }
  expect(sent).toBeGreaterThan(runs / 5);
  recordFigure(
    "REL-I9",
    `${runs} names and addresses: ${refused} addresses refused, ${returned} returned, ${sent} mails with 1 recipient and 0 headers of others`,
  );
});
