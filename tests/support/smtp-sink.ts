import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../tools/test/free-port.ts";

export interface ReceivedMail {
  /** The addresses of the SMTP envelope, whatever the headers say. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

export interface SmtpSink extends AsyncDisposable {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** While set, every mail is refused with this answer (421 asks to come again, 550 says never). */
  refuseWith: number | undefined;
  /** While set, this command is refused with this answer; its text may begin with an enhanced code. */
  refusal:
    | { readonly command: "MAIL FROM" | "RCPT TO" | "DATA"; readonly code: number; readonly text: string }
    | undefined;
  /** How long every mail waits for its answer. */
  delayMs: number;
  /** While set, no mail is answered before this. */
  answersAfter: Promise<unknown> | undefined;
  /** The first mail that fits, waiting for it. */
  readonly waitFor: (fits: (mail: ReceivedMail) => boolean, timeoutMs?: number) => Promise<ReceivedMail>;
}

/** A mail server that accepts every mail and stores it. */
export async function startSmtpSink(chosenPort?: number): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const port = chosenPort ?? (await freePort());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // A shop keeps its connections open for the next mail: closing does not wait for that.
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refusedAt("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(refusedAt("RCPT TO")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refused = sink.refuseWith ? refusal(sink.refuseWith) : refusedAt("DATA");
        if (refused) return done(refused);
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        PostalMime.parse(raw)
          .then(async (parsed) => {
            await wait(sink.delayMs);
            await sink.answersAfter;
            mails.push({ from, to: rcptTo.map(({ address }) => address), raw, parsed });
          })
          .then(() => done(), done);
      });
    },
  });
  const refusedAt = (command: string) =>
    sink.refusal?.command === command ? refusal(sink.refusal.code, sink.refusal.text) : null;
  await new Promise<void>((resolve, reject) => {
    // Once it listens, an error is a shop that broke off in the middle of a mail: that mail is not stored.
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: undefined,
    refusal: undefined,
    delayMs: 0,
    answersAfter: undefined,
    waitFor: (fits, timeoutMs = 240_000) => firstThatFits(mails, fits, timeoutMs),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

async function firstThatFits(
  mails: readonly ReceivedMail[],
  fits: (mail: ReceivedMail) => boolean,
  timeoutMs: number,
): Promise<ReceivedMail> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const found = mails.find(fits);
    if (found) return found;
    await wait(20);
  }
  const seen = mails.map((mail) => `${mail.to.join(", ")}: ${mail.parsed.subject}`).join("\n");
  throw new Error(`No such mail within ${timeoutMs} ms. Received:\n${seen || "none"}`);
}

function refusal(responseCode: number, text = "refused by the test"): Error {
  return Object.assign(new Error(text), { responseCode });
}
