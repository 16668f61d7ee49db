import { Trans, useLingui } from "@lingui/react/macro";
import type { TypedSecrets } from "#contracts/shop-secrets.ts";
import { bucketUrlOf, smtpUrlOf } from "#domain/settings/secret-addresses.ts";
import type { SecretGroup } from "#domain/settings/shop-secrets.ts";
import { PasswordField } from "../../../parts/accounts/password-field.tsx";
import type { FieldOf } from "../../../parts/forms/use-validated-form.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** Everything that any group's form asks for; a form shows its own. */
export interface TypedParts {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly password: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  readonly stripe_secret_key: string;
  readonly stripe_publishable_key: string;
  readonly stripe_webhook_secret: string;
  readonly paypal_client_id: string;
  readonly paypal_secret: string;
  readonly paypal_webhook_id: string;
}

export const noParts: TypedParts = {
  ...{ host: "", port: "587", user: "", password: "", bucket: "", region: "", key: "", secret: "" },
  ...{ stripe_secret_key: "", stripe_publishable_key: "", stripe_webhook_secret: "" },
  ...{ paypal_client_id: "", paypal_secret: "", paypal_webhook_id: "" },
};

/** What must not be left blank: a blank secret is forgotten. */
export const neededParts = {
  mail: ["host", "port"],
  stripe: ["stripe_secret_key", "stripe_publishable_key", "stripe_webhook_secret"],
  paypal: ["paypal_client_id", "paypal_secret", "paypal_webhook_id"],
  backup: ["host", "bucket", "key", "secret"],
} as const satisfies Record<SecretGroup, readonly (keyof TypedParts)[]>;

/** What of it is sent. */
export function secretsOf(group: SecretGroup, parts: TypedParts): TypedSecrets {
  switch (group) {
    case "mail":
      return { smtp_url: smtpUrlOf(parts) };
    case "backup":
      return { backup_bucket: bucketUrlOf(parts) };
    case "stripe": {
      const { stripe_secret_key, stripe_publishable_key, stripe_webhook_secret } = parts;
      return { stripe_secret_key, stripe_publishable_key, stripe_webhook_secret };
    }
    case "paypal": {
      const { paypal_client_id, paypal_secret, paypal_webhook_id } = parts;
      return { paypal_client_id, paypal_secret, paypal_webhook_id };
    }
  }
}

interface SecretFieldsProps {
  readonly group: SecretGroup;
  readonly field: FieldOf<keyof TypedParts>;
}

/** The fields of a group, by the names under which its provider shows them. */
export function SecretFields({ group, field }: SecretFieldsProps) {
  const { t } = useLingui();
  /** No password of this page, so that no program that keeps passwords offers one. */
  const off = { autoComplete: "off", spellCheck: false } as const;
  switch (group) {
    case "mail":
      return (
        <>
          <TextField {...field("host")} {...off} label={t`Server`} placeholder="smtp.example.com" required />
          <SelectField {...field("port")} label={t`Port`}>
            <option value="587">587</option>
            <option value="465">465</option>
            <option value="25">25</option>
            <option value="2525">2525</option>
          </SelectField>
          <TextField {...field("user")} {...off} label={t`User`} />
          <PasswordField {...field("password")} {...off} label={t`Password of the mail account`} />
        </>
      );
    case "stripe":
      return (
        <>
          <PasswordField {...field("stripe_secret_key")} {...off} label={t`Secret key`} placeholder="sk_…" />
          <TextField
            {...field("stripe_publishable_key")}
            {...off}
            label={t`Publishable key`}
            placeholder="pk_…"
          />
          <PasswordField
            {...field("stripe_webhook_secret")}
            {...off}
            label={t`Signing secret of the webhook`}
            placeholder="whsec_…"
          />
        </>
      );
    case "paypal":
      return (
        <>
          <TextField {...field("paypal_client_id")} {...off} label={t`Client id`} />
          <PasswordField {...field("paypal_secret")} {...off} label={t`Secret`} />
          <TextField {...field("paypal_webhook_id")} {...off} label={t`Id of the webhook`} />
        </>
      );
    case "backup":
      return (
        <>
          <TextField
            {...field("host")}
            {...off}
            label={t`Server`}
            placeholder="s3.eu-west-3.amazonaws.com"
            required
          />
          <TextField {...field("bucket")} {...off} label={t`Bucket`} required />
          <TextField
            {...field("region")}
            {...off}
            label={t`Region (optional)`}
            hint={<Trans>As the provider writes it, such as eu-west-3.</Trans>}
          />
          <TextField {...field("key")} {...off} label={t`Access key`} required />
          <PasswordField {...field("secret")} {...off} label={t`Secret key`} />
        </>
      );
  }
}
