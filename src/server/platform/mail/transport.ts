import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { Language } from "#domain/language/language.ts";
import { seconds } from "#domain/time/durations.ts";
import { beginOnce } from "../jobs/begin-once.ts";

interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
  /** By which the HTML names a picture that it shows. */
  readonly cid?: string;
}

export interface MailMessage {
  readonly from: string;
  readonly to: string;
  /** The address for replies. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The language that it is written in, where that is decided when it is sent. */
  readonly language?: Language;
  readonly attachments?: readonly MailAttachment[];
}

export interface Transport {
  send(mail: MailMessage): Promise<void>;
  close(): void;
}

/** Nodemailer is loaded with the first mail: a shop starts without it. */
const loadNodemailer = async () => (await import("nodemailer")).default;

/** No mail reads a file or an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

function messageOf(mail: MailMessage): SendMailOptions {
  const host = /@([\w.-]+)>?$/.exec(mail.from)?.[1] ?? "localhost";
  return {
    from: mail.from,
    // As an object, the address is never read as a list: one recipient, whatever it contains.
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
  };
}

/** Mails by SMTP: what `SMTP_URL` names. */
export function smtpTransport(url: string): Transport {
  let transporter: Transporter | undefined;
  const open = beginOnce(async () => {
    const nodemailer = await loadNodemailer();
    transporter = nodemailer.createTransport({
      ...closed,
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(30),
    });
    return transporter;
  });
  return {
    async send(mail) {
      const opened = await open();
      await opened.sendMail(messageOf(mail));
    },
    close: () => transporter?.close(),
  };
}

/** Mails as `.eml` files, for a shop that has no mail server yet: any mail program opens them. */
export function folderTransport(folder: string): Transport {
  const open = beginOnce(async () => {
    const nodemailer = await loadNodemailer();
    return nodemailer.createTransport({ ...closed, streamTransport: true, buffer: true, newline: "windows" });
  });
  return {
    async send(mail) {
      const opened = await open();
      const { message } = await opened.sendMail(messageOf(mail));
      const path = join(folder, `${mail.messageId}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}
