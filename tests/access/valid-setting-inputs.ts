import { testPassword } from "#tests/support/staff.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What the calls of settings and of the first day are sent when nothing is wrong with it. */
export const settingWrites: Readonly<Record<string, () => Fields>> = {
  "PUT /api/settings": () => ({ values: { offer_valid_days: 14 } }),
  "POST /api/first-day/begin-own-shop": () => ({ current_password: testPassword }),
  "PUT /api/settings/secrets": () => ({ values: { smtp_url: "" }, current_password: testPassword }),
  "POST /api/backups": () => ({ current_password: testPassword }),
  "POST /api/first-day/{step}": () => ({}),
  "POST /api/first-day/mail/test": () => ({}),
};
