import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { seconds } from "#domain/time/durations.ts";

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
}

export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

// What composes mails is loaded with the first one: a shop opens without it.
const opening = async () => (await import("nodemailer")).default;

/** Nothing in a mail may read a file or an address (I9). */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Mails by SMTP: what `SMTP_URL` names. */
export function smtpTransport(url: string): Transport {
  const open = async () =>
    (await opening()).createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(30),
      ...closed,
    });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      opened ??= open();
      await (await opened).sendMail(options(mail));
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** Mails as `.eml` files, for a shop that has no mail server yet: any mail program opens them. */
export function folderTransport(folder: string): Transport {
  const open = async () =>
    (await opening()).createTransport({ streamTransport: true, buffer: true, ...closed });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      opened ??= open();
      const { message } = await (await opened).sendMail(options(mail));
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed as a buffer");
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.messageId}.eml`);
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

function options(mail: Mail): SendMailOptions {
  const host = /@([\w.-]+)>?$/.exec(mail.from)?.[1] ?? "localhost";
  return {
    from: mail.from,
    // As an object, the address is never read as a list: one recipient, whatever it contains.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
  };
}
