import type { ServerResponse } from "node:http";

/** An answer that waits for nothing any more. */
interface Ready {
  readonly response: ServerResponse;
  readonly status: number;
  /** Names and values in turn, as Node takes them without looking at each again. */
  readonly head: string[];
  /** Nothing for 304 and for HEAD. */
  readonly body: Buffer | undefined;
}

let waiting: Ready[] = [];
let underway = 0;

/**
 * Sends an answer at the end of this turn of the event loop, one right after the other with all that got ready in it:
 * to read a question and to write an answer by turns costs a quarter more than to read all and to write all. While
 * anything is worked on, it goes out at once instead, for a piece of that work could come before the end of the turn.
 */
export function sendTogether(answer: Ready): void {
  if (underway > 0) send(answer);
  else if (waiting.push(answer) === 1) setImmediate(sendWaiting);
}

/**
 * Says that something is worked on from now on, such as a page. What waits goes out first.
 * @returns what to call when it is done
 */
export function beginWork(): () => void {
  underway += 1;
  sendWaiting();
  return () => {
    underway -= 1;
  };
}

function sendWaiting(): void {
  const going = waiting;
  if (going.length === 0) return;
  waiting = [];
  for (const answer of going) send(answer);
}

function send({ response, status, head, body }: Ready): void {
  response.writeHead(status, head);
  response.end(body);
}
