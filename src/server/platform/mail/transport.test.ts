import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { folderTransport, type MailMessage, smtpTransport } from "./transport.ts";

const plain: MailMessage = {
  from: "Green Eco <shop@greeneco.example>",
  to: "ann@example.com",
  subject: "Your quote request GE-2026-000001",
  text: "Bonjour, voici votre devis : 1 234,50 $US",
  html: "<p>Bonjour</p>",
  messageId: "0f3c",
};

async function openSink() {
  const sink = await startSmtpSink();
  const transport = smtpTransport(sink.url);
  onTestFinished(async () => {
    transport.close();
    await sink[Symbol.asyncDispose]();
  });
  return { sink, transport };
}

test("a mail leaves by SMTP with text, HTML and the Message-ID it was given", async () => {
  const { sink, transport } = await openSink();
  await transport.send(plain);
  const [mail] = sink.mails;
  expect(mail?.to).toEqual(["ann@example.com"]);
  expect(mail?.parsed.messageId).toBe("<0f3c@greeneco.example>");
  expect(mail?.parsed.text?.trim()).toBe(plain.text);
  expect(mail?.parsed.html).toContain("<p>Bonjour</p>");
});

test.each([
  "ann@example.com, bob@example.com",
  "ann@example.com\r\nBcc: bob@example.com",
  "Ann <ann@example.com>; bob@example.com",
])("REL-I9 no address makes the mail reach another recipient: %j", async (to) => {
  const { sink, transport } = await openSink();
  await transport.send({ ...plain, to }).catch(() => undefined);
  expect(
    sink.mails.flatMap((mail) => mail.to).filter((address) => address.trim() === "bob@example.com"),
  ).toEqual([]);
  expect(sink.mails.flatMap((mail) => mail.parsed.bcc ?? [])).toEqual([]);
});

test("REL-I9 a line break in a subject makes no header", async () => {
  const { sink, transport } = await openSink();
  await transport.send({ ...plain, subject: "Hello\r\nBcc: bob@example.com" });
  expect(sink.mails[0]?.to).toEqual(["ann@example.com"]);
  expect(sink.mails[0]?.parsed.bcc ?? []).toEqual([]);
});

test("without a mail server a mail is an .eml file with its two texts and what is attached", async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const attachment = { filename: "devis.pdf", content: Buffer.from("%PDF-"), contentType: "application/pdf" };
  await folderTransport(folder.path).send({ ...plain, attachments: [attachment] });
  const raw = await readFile(join(folder.path, "0f3c.eml"));
  expect(raw.toString().replaceAll("\r\n", "")).not.toContain("\n");
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({ messageId: "<0f3c@greeneco.example>", subject: plain.subject });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual([plain.text, plain.html]);
  expect(mail.attachments).toMatchObject([{ filename: "devis.pdf", mimeType: "application/pdf" }]);
});
