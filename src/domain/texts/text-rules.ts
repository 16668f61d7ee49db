import { atMost } from "../text/at-most.ts";
import { firstError } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import { type Message, type Rule, withValues } from "../words.ts";
import { placeholdersIn } from "./placeholders.ts";
import {
  isWordText,
  type OwnText,
  partsOfText,
  type TextName,
  type TextPart,
  valuesOfText,
} from "./text-names.ts";

const missing: Message = /*i18n*/ {
  id: "texts.required",
  message: "Please write something here, or go back to the original.",
};
const unknown: Message = /*i18n*/ {
  id: "texts.unknownPlaceholder",
  message: "There is no {given} in this text. It offers {offered}.",
};
const needed: Message = /*i18n*/ {
  id: "texts.neededPlaceholder",
  message: "Please keep {missing}: without it the mail does not say what it is about.",
};
const elsewhere: Message = /*i18n*/ {
  id: "texts.unknownPart",
  message: "This text has no such part.",
};

/** A sentence stands in one place of a page. */
const sentence = firstError(required(missing), atMost(300));

const lengths: Readonly<Record<TextPart, Rule<string>>> = {
  subject: firstError(required(missing), atMost(200)),
  opening: firstError(required(missing), atMost(5_000)),
  closing: atMost(5_000),
  body: firstError(required(missing), atMost(20_000)),
};

/** What is wrong with a text that the shop would say in its own words, by its parts. */
export function checkText(name: TextName, text: OwnText): Partial<Record<TextPart, Message>> {
  const parts = partsOfText(name);
  const { values, needed: indispensable } = valuesOfText(name);
  const offered = values.map(braced);
  const wrong: Partial<Record<TextPart, Message>> = {};
  for (const part of parts) {
    const typed = text[part] ?? "";
    const length = isWordText(name) ? sentence : lengths[part];
    const found = length(typed) ?? (part === "body" ? undefined : unknownIn(typed, offered));
    if (found) wrong[part] = found;
  }
  const whole = parts.map((part) => text[part] ?? "").join("\n");
  const lost = indispensable.map(braced).filter((value) => !whole.includes(value));
  if (lost.length > 0) wrong.opening ??= withValues(needed, { missing: lost.join(", ") });
  for (const part of Object.keys(lengths).filter(isPart))
    if (text[part] !== undefined && !parts.includes(part)) wrong[part] = elsewhere;
  return wrong;
}

function unknownIn(typed: string, offered: readonly string[]): Message | undefined {
  const given = placeholdersIn(typed).find((placeholder) => !offered.includes(placeholder));
  return given === undefined ? undefined : withValues(unknown, { given, offered: offered.join(", ") });
}

const braced = (name: string) => `{${name}}`;

function isPart(name: string): name is TextPart {
  return name in lengths;
}
