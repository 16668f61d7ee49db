import { expect, test } from "vitest";
import { followingTransport, publicTransport, waitingTransport } from "./following-transport.ts";
import type { MailMessage, Transport } from "./transport.ts";
import { PrivateHost } from "./try-mail-server.ts";

const mail: MailMessage = {
  ...{
    from: "a@shop.example",
    to: "ann@example.com",
    subject: "Hello",
    text: "Hi",
    html: "",
    messageId: "1",
  },
};

/** Writes down what it does. */
function noted(name: string, notes: string[]): Transport {
  return {
    send: async () => void notes.push(`${name} sends`),
    close: () => void notes.push(`${name} closes`),
  };
}

test("each mail leaves in the way that is chosen at its moment, and the way before is closed", async () => {
  const notes: string[] = [];
  let name = "folder";
  const transport = followingTransport(() => ({ name, open: () => noted(name, notes) }));
  await transport.send(mail);
  await transport.send(mail);
  name = "server";
  await transport.send(mail);
  transport.close();
  expect(notes).toEqual(["folder sends", "folder sends", "folder closes", "server sends", "server closes"]);
});

test("a mail waits while the mail server has to be typed again, or its name leads into the own network", async () => {
  await expect(waitingTransport.send(mail)).rejects.toThrow("typed again");
  const notes: string[] = [];
  const inside = publicTransport("smtp://127.0.0.1:25", noted("inside", notes));
  await expect(inside.send(mail)).rejects.toThrow(PrivateHost);
  await publicTransport("smtp://93.184.216.34:25", noted("outside", notes)).send(mail);
  expect(notes).toEqual(["outside sends"]);
});
