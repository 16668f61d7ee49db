import { randomKey } from "./idempotency-key.ts";
import { ApiFailure } from "./send.ts";

interface Attempt {
  readonly key: string;
  /** It was sent, and no answer came. */
  isLost: boolean;
}

/** Commands of this tab without an answer so far, by what they say; the newest is the last. */
const unanswered = new Map<string, Attempt>();

/**
 * Sends a command under an Idempotency-Key (SPEC-4.43): one key for one press. Where no answer came, the same command keeps
 * its key, so that pressing again carries out nothing twice; so does a double click. Any answer ends the key, and whatever
 * was done ends all keys: who gives a command again after something else means it.
 */
export async function underOneKey<Answer>(
  content: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const attempt = attemptAt(content);
  try {
    const answer = await send(attempt.key);
    unanswered.clear();
    return answer;
  } catch (error) {
    unanswered.delete(content);
    attempt.isLost = !wasAnswered(error);
    if (attempt.isLost) unanswered.set(content, attempt);
    throw error;
  }
}

function attemptAt(content: string): Attempt {
  const known = unanswered.get(content);
  const isAgain = known && (known.isLost || known === [...unanswered.values()].at(-1));
  const attempt = isAgain ? known : { key: randomKey(), isLost: false };
  unanswered.delete(content);
  unanswered.set(content, attempt);
  return attempt;
}

/** A gateway may say 502 or 504 of what the shop has done. */
function wasAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}

/** What a form says, as text: a file counts as far as can be told without reading it. */
export function textOfForm(form: FormData): string {
  return JSON.stringify(
    [...form].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  );
}
