import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** When a step of the reminders is, by the day on which something is due. */
export function dueStepWords(step: number): MessageDescriptor {
  if (step === 0) return msg`on the due day`;
  const days = Math.abs(step);
  return step < 0
    ? msg`${plural(days, { one: "# day before the due day", other: "# days before the due day" })}`
    : msg`${plural(days, { one: "# day after the due day", other: "# days after the due day" })}`;
}
