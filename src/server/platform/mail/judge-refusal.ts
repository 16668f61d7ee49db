/** Why a mail server refused a mail: because of its recipient, or of its sender. */
export type RefusalReason = "recipient" | "sender";

interface Judgement {
  /** Nothing when the server did not refuse: it was down, or asked for a retry. */
  readonly refusal: RefusalReason | null;
  /** Trying again cannot help. */
  readonly isForGood: boolean;
}

const comeAgain: Judgement = { refusal: null, isForGood: false };
const badRecipient: Judgement = { refusal: "recipient", isForGood: true };
/** Quotas, blocked addresses and missing rights end by tomorrow, or when the operator sees to them. */
const badSender: Judgement = { refusal: "sender", isForGood: false };

/**
 * Judges the answer of a mail server by its enhanced code (RFC 3463), which says what it is about; where there is none,
 * by the command that was refused and the three digits (RFC 5321), which do not tell a quota from a dead mailbox.
 */
export function judgeRefusal(error: unknown): Judgement {
  const { code, command, words } = answerOf(error);
  if (command.startsWith("AUTH") || code === 530 || code === 535) return badSender;
  if (code < 500) return comeAgain;
  if (command === "MAIL FROM") return badSender;
  const enhanced = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(words);
  if (enhanced) return byEnhancedCode(enhanced[1] ?? "", `${enhanced[2]}.${enhanced[3]}`);
  if (aboutTheSender.test(words)) return badSender;
  return byCode(code, command);
}

/** `X.1.7` and `X.1.8` are the sender's address; a full mailbox, or a server that is down, may be well tomorrow. */
function byEnhancedCode(kind: string, detail: string): Judgement {
  if (kind === "4") return comeAgain;
  if (detail === "1.7" || detail === "1.8" || detail === "4.5" || detail.startsWith("7.")) return badSender;
  if (detail === "2.2" || detail === "0.0" || (detail.startsWith("3.") && detail !== "3.4")) return comeAgain;
  return badRecipient;
}

const aboutTheSender =
  /quota|relay|limit|too many|block|black ?list|deny ?list|spam|reputation|policy|authenticat|not permitted|sender/i;

function byCode(code: number, command: string): Judgement {
  const isBadAddress = command === "RCPT TO" && [501, 503, 504].includes(code);
  return isBadAddress || [550, 551, 553, 556].includes(code) ? badRecipient : comeAgain;
}

/** What the server answered, word for word; Nodemailer's own message around it is not read. */
function answerOf(error: unknown): { code: number; command: string; words: string } {
  if (!(error instanceof Error)) return { code: 0, command: "", words: "" };
  const code = "responseCode" in error ? Number(error.responseCode) || 0 : 0;
  const command = "command" in error && typeof error.command === "string" ? error.command : "";
  const words = "response" in error && typeof error.response === "string" ? error.response : "";
  return { code, command, words };
}
