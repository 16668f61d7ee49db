import MailComposer from "nodemailer/lib/mail-composer";
import type MimeNode from "nodemailer/lib/mime-node";
import type { Mail } from "./transport.ts";

/** A mail as a tree of parts: its two versions, and what is attached. */
export function arrangeMessage(mail: Mail): MimeNode {
  const host = /@([\w.-]+)>?$/.exec(mail.from)?.[1] ?? "localhost";
  return new MailComposer({
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
  }).compile();
}
