import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReminderKind, ReminderReason, ReminderState } from "#domain/offers/reminders.ts";

export const reminderWords: Readonly<Record<ReminderKind, MessageDescriptor>> = {
  offer_unanswered: msg`The offer is not answered`,
  offer_ending: msg`The offer is about to end`,
  due_open: msg`A payment is overdue`,
};

export const stateWords: Readonly<Record<ReminderState, MessageDescriptor>> = {
  planned: msg`planned`,
  sent: msg`sent`,
  skipped: msg`not sent`,
  cancelled: msg`cancelled`,
};

export const reasonWords: Readonly<Record<ReminderReason, MessageDescriptor>> = {
  answered: msg`the client has acted`,
  replaced: msg`the offer is another one now`,
  expired: msg`the offer had ended`,
  paused: msg`paused`,
  switched_off: msg`switched off in the settings`,
  mail_refused: msg`mails to the client do not arrive`,
  deleted: msg`the quote was deleted`,
  paid: msg`nothing was overdue any more`,
  on_hold: msg`the order was on hold`,
};
