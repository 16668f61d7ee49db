import { atMost } from "#domain/text/at-most.ts";
import { textRule } from "#domain/text/field-rules.ts";
import { isBlank } from "#domain/text/invisible.ts";
import { required } from "#domain/text/required.ts";
import { type Message, type Rule, withValues } from "#domain/words.ts";
import { type AttachedFile, attachedFileRule } from "./attached-file.ts";

/** Limits of a message about a quote (L8.2). */
export const messageLimits = { text: 5_000, files: 5 } as const;

/** Whom an entry is for: the client and staff, or staff alone. */
export const audiences = ["client", "staff"] as const;
export type Audience = (typeof audiences)[number];

const empty: Message = /*i18n*/ {
  id: "message.empty",
  message: "Please write something, or attach a file.",
};
const tooManyFiles: Message = /*i18n*/ {
  id: "message.files.count",
  message: "A message takes {most} files at most.",
};
const textRequired: Message = /*i18n*/ { id: "message.text.required", message: "Please write something." };

/** The text of a message that may consist of files alone. */
const textWithFilesRule: Rule<string> = textRule(atMost(messageLimits.text));

/** The text of a message that has nothing else. */
export const messageTextRule: Rule<string> = textRule(required(textRequired), atMost(messageLimits.text));

/** What is wrong with a message, by field. */
export function checkMessage(message: { readonly text: string; readonly files: readonly AttachedFile[] }): {
  readonly text?: readonly Message[];
  readonly files?: readonly Message[];
} {
  const { text, files } = message;
  const isEmpty = isBlank(text) && files.length === 0;
  const wrongText = isEmpty ? empty : textWithFilesRule(text);
  const wrongFiles =
    files.length > messageLimits.files
      ? [withValues(tooManyFiles, { most: messageLimits.files })]
      : files.map(attachedFileRule).filter((each) => each !== undefined);
  return { ...(wrongText && { text: [wrongText] }), ...(wrongFiles.length > 0 && { files: wrongFiles }) };
}
