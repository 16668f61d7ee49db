import { hours, minutes } from "../time/durations.ts";

/** A request is answered within this many hours, the shop promises. */
export const promisedAnswerHours = 24;

/** When a request came and when it was first answered, as ISO 8601 UTC. */
export interface Answered {
  readonly askedAt: string;
  readonly answeredAt: string;
}

/** How long a request waited, in minutes. */
export function minutesToAnswer({ askedAt, answeredAt }: Answered): number {
  return (Date.parse(answeredAt) - Date.parse(askedAt)) / minutes(1);
}

/** Was it answered as promised? */
export function isWithinPromise(answered: Answered): boolean {
  return minutesToAnswer(answered) * minutes(1) <= hours(promisedAnswerHours);
}
