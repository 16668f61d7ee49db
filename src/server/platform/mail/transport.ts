import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Language } from "#domain/language/language.ts";
import { seconds } from "#domain/time/durations.ts";
import { beginOnce } from "../jobs/begin-once.ts";
import { inFolder } from "../storage/in-folder.ts";

export interface Mail {
  readonly from: string;
  readonly to: string;
  /** Whom an answer goes to. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The language that it is written in, where that is decided when it is sent. */
  readonly language?: Language;
  readonly attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
}

export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

// What writes mails and sends them is loaded with the first one, and once: a shop opens without it.
const writer = beginOnce(async () => ({
  ...(await import("./arrange-message.ts")),
  ...(await import("./write-message.ts")),
}));

async function write(mail: Mail) {
  const { arrangeMessage, writeMessage } = await writer();
  const message = arrangeMessage(mail);
  return { envelope: message.getEnvelope(), raw: writeMessage(message) };
}

/** Mails by SMTP: what `SMTP_URL` names. */
export function smtpTransport(url: string): Transport {
  let transporter: Transporter | undefined;
  const open = beginOnce(async () => {
    const { default: nodemailer } = await import("nodemailer");
    transporter = nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(30),
      // Nothing in a mail may read a file or an address (REL-I9).
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transporter;
  });
  return {
    async send(mail) {
      const opened = await open();
      await opened.sendMail(await write(mail));
    },
    close: () => transporter?.close(),
  };
}

/** Mails as `.eml` files, for a shop that has no mail server yet: any mail program opens them. */
export function folderTransport(folder: string): Transport {
  return {
    async send(mail) {
      const { raw } = await write(mail);
      const path = join(folder, `${mail.messageId}.eml`);
      await inFolder(folder, () => writeFile(`${path}.part`, raw));
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}
