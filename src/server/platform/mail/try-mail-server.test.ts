import { expect, test } from "vitest";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { PrivateHost, readMailServer, tryMailServer } from "./try-mail-server.ts";

test.each([
  [
    "smtp://mail.example.com",
    { host: "mail.example.com", port: 587, isEncrypted: false, user: "", password: "" },
  ],
  [
    "smtps://ann%40a.example:p%3Aw@mail.example.com",
    { port: 465, isEncrypted: true, user: "ann@a.example", password: "p:w" },
  ],
  ["smtp://mail.example.com:2525/", { port: 2525 }],
])("REL-I12 %s is read", (text, read) => {
  expect(readMailServer(text)).toMatchObject(read);
});

test.each([
  "mail.example.com",
  "http://mail.example.com:587",
  "smtp://mail.example.com:80",
  "smtp://mail.example.com:6379",
  "smtp://mail.example.com:587?proxy=socks5://10.0.0.1",
  "smtp://mail.example.com:587#x",
  "smtp://mail.example.com:587/x",
])("REL-I12 %s is no mail server that the office takes", (text) => {
  expect(readMailServer(text)).toBeUndefined();
});

const mail = {
  from: "Bags <a@shop.example>",
  to: "ann@example.com",
  subject: "Hello",
  text: "Hi",
  html: "<p>Hi",
};
const serverAt = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port), isEncrypted: false, user: "", password: "" };
};

test("a trial sends one mail, and returns what the server says or throws it", async () => {
  await using sink = await startSmtpSink();
  const anywhere = { isPublicOnly: false };
  expect(await tryMailServer(serverAt(sink.url), mail, anywhere)).toMatch(/^250/);
  expect(sink.mails.map(({ to, parsed }) => [to, parsed.subject])).toEqual([[["ann@example.com"], "Hello"]]);
  sink.refusal = { command: "MAIL FROM", code: 550, text: "no such sender" };
  await expect(tryMailServer(serverAt(sink.url), mail, anywhere)).rejects.toThrow("no such sender");
});

test("REL-I12 a public shop asks no server of its own network", async () => {
  await using sink = await startSmtpSink();
  const asked = tryMailServer(serverAt(sink.url), mail, { isPublicOnly: true });
  await expect(asked).rejects.toThrow(PrivateHost);
  expect(sink.mails).toEqual([]);
});
