import fc from "fast-check";
import MimeNode from "nodemailer/lib/mime-node";
import { expect, test } from "vitest";
import { arrangeMessage } from "./arrange-message.ts";
import { writeMessage } from "./write-message.ts";

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom("Bonjour", " ", "\n", "\r\n", "\t", ".", "=", "é", "\u202f", "🌿", "x".repeat(90)),
      { maxLength: 80 },
    )
    .map((pieces) => pieces.join("")),
);
const attachment = fc.record({
  filename: fc.string({ unit: "grapheme", maxLength: 60 }),
  content: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  contentType: fc.constantFrom("application/pdf", "text/csv"),
});
const mail = fc.record({
  from: fc.constantFrom("Green Eco <shop@greeneco.example>", "Sacs & Co «vert» <shop@greeneco.example>"),
  to: fc.oneof(fc.emailAddress(), fc.constant("zoë@exämple.com")),
  ...{ subject: words, text: words, html: words, messageId: fc.uuid() },
  headers: fc.constantFrom({}, { "List-Unsubscribe": "<https://shop.example.com/unsubscribe>" }),
  attachments: fc.array(attachment, { maxLength: 2 }),
});

// Where a long line is broken is the one thing that may differ: before a blank at its end, or behind it.
const unbroken = (message: Buffer) => message.toString().replaceAll("=\r\n", "");

test("a mail is what Nodemailer's own streams make of it", async () => {
  await fc.assert(
    fc.asyncProperty(mail, async (one) => {
      const root = arrangeMessage(one);
      expect(unbroken(writeMessage(root))).toBe(unbroken(await root.build()));
    }),
  );
});

test.each([{ path: "/etc/hostname" }, { href: "http://127.0.0.1/" }])(
  "REL-I9 nothing is read: %j",
  (content) => {
    expect(() => writeMessage(new MimeNode("text/plain").setContent(content))).toThrow(TypeError);
  },
);
