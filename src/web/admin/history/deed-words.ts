import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What happened, by the verb that the history keeps. One that is not listed is shown as it is. */
export const deedWords: Readonly<Record<string, MessageDescriptor>> = {
  "quote.request": msg`Requested`,
  "quote.confirm": msg`Confirmed`,
  "quote.reject": msg`Rejected`,
  "quote.set-logo-price": msg`Logo price set`,
  "quote.note-printing": msg`Printing noted`,
  "quote.pay": msg`Paid`,
  "quote.delete": msg`Deleted`,
  "quote.restore": msg`Restored`,
  "quote.send-link": msg`Fresh link mailed`,
  "quote.revoke-links": msg`Mailed links ended`,
  "user.second-factor-on": msg`Second factor switched on`,
  "user.second-factor-off": msg`Second factor switched off`,
  "user.use-recovery-code": msg`Recovery code used`,
  "client.choose-password": msg`Password chosen`,
  "payment.open": msg`Payment begun`,
  "payment.receive-transfer": msg`Bank transfer seen on the account`,
  "payment.complete": msg`Payment received`,
  "payment.fail": msg`Payment failed`,
  "payment.expire": msg`Payment expired`,
  "payment.cancel": msg`Payment cancelled`,
  "payment.check": msg`Marked for a look`,
  "payment.adopt": msg`Found at the provider`,
  "payment.decline": msg`Card declined`,
  "payment.note-email": msg`Payer's address noted`,
  "payment.refund-begin": msg`Refund begun`,
  "payment.refund": msg`Refunded`,
  "payment.refund-refuse": msg`Refund refused`,
};
