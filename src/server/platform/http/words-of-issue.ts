import type { z } from "zod";
import type { Message } from "#domain/words.ts";

export const unknownField: Message = /*i18n*/ {
  id: "field.unknown",
  message: "This field is not known here.",
};
const wrongType: Message = /*i18n*/ { id: "field.wrong_type", message: "This value has the wrong form." };

/** The message of a validation error, with its field; rules carry their own messages. */
export function wordsOfIssue(issue: z.core.$ZodIssue): [field: string, words: Message][] {
  // The specification names whole fields: an error inside a list or map is the field's.
  // Settings come as one map of values, each of which is a field of its own.
  const [first = "form", inside] = issue.path;
  const field = String(first === "values" && typeof inside === "string" ? inside : first);
  if (issue.code === "custom" && isMessage(issue.params?.words)) return [[field, issue.params.words]];
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [key, unknownField]);
  return [[field, wrongType]];
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value && "message" in value;
}
