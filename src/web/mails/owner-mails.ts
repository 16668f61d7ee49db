import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { moneyMoves } from "#domain/mails/mail-news.ts";
import { showCents } from "#domain/money/show-money.ts";
import type { GuardedSetting } from "#domain/settings/guarded-settings.ts";
import { isSecretName, type SecretName } from "#domain/settings/shop-secrets.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

const settingNames: Readonly<Record<GuardedSetting | SecretName, MessageDescriptor>> = {
  bank_holder: msg`Account holder`,
  bank_account: msg`Account number or IBAN`,
  bank_name: msg`Bank`,
  bank_code: msg`Routing number or BIC`,
  staff_email: msg`Where staff gets its mail`,
  registration_open: msg`Visitors may open accounts`,
  books_locked_until: msg`Last closed day of the books`,
  link_rights: msg`What a mailed link to an offer may do`,
  smtp_url: msg`Mail server`,
  stripe_secret_key: msg`Stripe: secret key`,
  stripe_publishable_key: msg`Stripe: publishable key`,
  stripe_webhook_secret: msg`Stripe: signing secret of the webhook`,
  paypal_client_id: msg`PayPal: client id`,
  paypal_secret: msg`PayPal: secret`,
  paypal_webhook_id: msg`PayPal: id of the webhook`,
  backup_bucket: msg`Bucket for daily backups`,
};

/** To all owners: settings by which a thief could lead money or mails elsewhere. */
export const staffSettingsChanged = mailTemplate({
  values: ({ by }: MailOf<"staff-settings-changed">) => ({ by: nameOfClient({ name: by }) || "…" }),
  words: ({ by }, { i18n }) => ({
    subject: i18n._(msg`Important settings of the shop were changed`),
    preview: i18n._(msg`It was done as ${by}.`),
    opening: [
      i18n._(msg`Settings that lead money or mails of the shop, or close its books, were changed.`),
      i18n._(msg`It was done as ${by}.`),
    ],
    closing: [
      i18n._(
        msg`If this was expected, nothing needs to be done. Otherwise put them back at once, choose a new password, and end all sessions under User Management.`,
      ),
    ],
  }),
  facts: ({ changes }, { i18n, locale, link }) => ({
    facts: changes.map(({ setting, before, after }) => {
      const show = (value: typeof after) => {
        // A secret is never told, only that it is another one.
        if (isSecretName(setting)) return value ? i18n._(msg`Set`) : i18n._(msg`Not set`);
        return setting === "books_locked_until" && typeof value === "string"
          ? showDay(value, locale)
          : showValue(value, i18n);
      };
      return {
        label: i18n._(settingNames[setting]),
        value: show(after),
        detail: i18n._(msg`Before: ${show(before)}`),
      };
    }),
    action: { label: i18n._(msg`Open the settings`), link },
  }),
});

function showValue(value: string | boolean | null, i18n: I18n): string {
  if (value === true) return i18n._(msg`Yes`);
  if (value === false) return i18n._(msg`No`);
  return value || "–";
}

const moveNames: Readonly<Record<(typeof moneyMoves)[number], MessageDescriptor>> = {
  refund: msg`Refund`,
  transfer: msg`Transfer recorded`,
  "transfer-reversed": msg`Transfer reversed`,
  waived: msg`Waived`,
  "written-off": msg`Written off`,
  "asked-again": msg`Asked for again`,
};

/** To all owners: a refund at once, and once a day what staff wrote down by hand. */
export const staffMoneyNews = mailTemplate({
  values: ({ day }: MailOf<"staff-money-news">, { locale }) => ({ day: showDay(day, locale) }),
  words: ({ day }, { i18n }, { news }) => ({
    subject: news === "refund" ? i18n._(msg`A refund was made`) : i18n._(msg`Written down by hand on ${day}`),
    preview: sentenceOf(news, i18n),
    opening: [sentenceOf(news, i18n)],
    closing: [
      i18n._(
        msg`If this was expected, nothing needs to be done. The history of each quote says who did it, and why.`,
      ),
    ],
  }),
  facts: ({ moves, more }, { i18n, money, link }) => ({
    facts: moves.map(({ move, about, amountCents, by }) => ({
      label: `${i18n._(moveNames[move])} · ${about}`,
      value: showCents(amountCents, money),
      detail: nameOfClient({ name: by }),
      isInOnePiece: true,
    })),
    notes: more > 0 ? [i18n._(msg`And ${more} more.`)] : [],
    action: { label: i18n._(msg`Open the payments`), link },
  }),
});

function sentenceOf(news: MailOf<"staff-money-news">["news"], i18n: I18n): string {
  return news === "refund"
    ? i18n._(msg`A colleague has paid money back.`)
    : i18n._(msg`Colleagues have recorded transfers, or asked no more for what was open.`);
}

/** To all owners: an endpoint that failed for a day is told nothing more. */
export const staffWebhookOff = mailTemplate({
  values: ({ host }: MailOf<"staff-webhook-off">) => ({ host }),
  words: ({ host }, { i18n }) => ({
    subject: i18n._(msg`The webhook to ${host} is switched off`),
    preview: i18n._(msg`Eight tries within a day failed.`),
    opening: [
      i18n._(
        msg`The shop tried eight times within a day to tell ${host} of an event, and failed. It tells it nothing more until you switch it on again.`,
      ),
    ],
    closing: [
      i18n._(
        msg`What waited is sent once it is on again; what was given up can be sent again from its log, under Settings, Connections.`,
      ),
    ],
  }),
  facts: ({ answer }, { i18n, link }) => ({
    facts: [{ label: i18n._(msg`The last answer`), value: answer }],
    action: { label: i18n._(msg`Open the connections`), link },
  }),
});

/** To all owners: the first night whose backup did not reach the bucket. */
export const staffBackupFailed = mailTemplate({
  values: (_: MailOf<"staff-backup-failed">) => ({}),
  words: (_, { i18n }) => ({
    subject: i18n._(msg`The nightly backup did not reach its bucket`),
    preview: i18n._(msg`The shop tries again next night.`),
    opening: [
      i18n._(
        msg`The shop could not make its nightly backup, or could not copy it to the bucket. It tries again next night, and writes again only after a night that went well.`,
      ),
    ],
    closing: [i18n._(msg`Until then, make a backup under Shop settings, Backup, and keep it elsewhere.`)],
  }),
  facts: ({ problem }, { i18n, link }) => ({
    facts: [{ label: i18n._(msg`What went wrong`), value: problem }],
    action: { label: i18n._(msg`Open the settings`), link },
  }),
});
