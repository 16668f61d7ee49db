import type { Message } from "#domain/words.ts";
import { sendMessage } from "../../api/contact.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { headersOfLocale } from "../../api/headers-of-page.ts";
import { contentKey } from "../../api/idempotency-key.ts";
import { postedText, readPostedForm } from "../../api/posted-form.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import type { PageServices } from "../../context.ts";
import {
  type ContactErrors,
  type ContactValues,
  checkContact,
  cleanContact,
  contactErrorsOf,
  contactFields,
  emptyContact,
} from "./contact-values.ts";

/** What became of a message that was posted without JavaScript: the page shows it. */
export interface PostedMessage {
  readonly status: number;
  readonly values: ContactValues;
  readonly errors: ContactErrors;
  readonly failure: Message | string | null;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere: readonly string[];
}

const mostBytes = 100_000;

/** Sends the message that a browser without JavaScript posted, by the same call and the same rules. */
export async function receiveMessage(
  request: Request,
  { locale, fetch: fetcher }: PageServices,
): Promise<PostedMessage> {
  const form = await readPostedForm(request, mostBytes).catch(() => undefined);
  if (!form) return answer(413, { failure: shopFailureMessages("contact", undefined) });
  const text = (name: string) => postedText(form, name);
  const values = cleanContact({ name: text("name"), email: text("email"), message: text("message") });
  const errors = checkContact(values);
  if (Object.keys(errors).length > 0) return answer(422, { values, errors });
  try {
    const sent = { ...values, website: text("website") };
    const key = await contentKey(sent);
    await sendMessage(sent, { key, fetcher, headers: headersOfLocale(locale) });
    return answer(200, {});
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const failure = shopFailureMessages("contact", error);
    const errors = contactErrorsOf(error.errors);
    const elsewhere = errorsElsewhere(error.errors, contactFields);
    return answer(error.status || 503, { values, failure, errors, elsewhere });
  }
}

function answer(status: number, said: Partial<PostedMessage>): PostedMessage {
  return { status, values: emptyContact, errors: {}, failure: null, elsewhere: [], ...said };
}
