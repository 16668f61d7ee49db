import { useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language/language.ts";
import { clientPhoneRule } from "#domain/offers/offer-rules.ts";
import { deliveryRules, quoteEmailRule, quoteNameRule } from "#domain/quotes/quote-rules.ts";
import type { Message, Rule } from "#domain/words.ts";
import type { FieldOf } from "../../parts/forms/use-validated-form.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useRootData } from "../../words/use-locale.ts";

/** Who a client is, as it is typed; the keys are those of the calls. */
export interface ClientValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly language: Language;
}

/** The rules of the fields. A quote wants the telephone, which has a stricter rule there. */
export function clientRules(
  { name, email, phone, company }: ClientValues,
  phoneRule: Rule<string> = clientPhoneRule,
): Readonly<Record<string, Message | undefined>> {
  return {
    name: quoteNameRule(name),
    email: quoteEmailRule(email),
    phone: phoneRule(phone),
    company: deliveryRules.company(company),
  };
}

interface ClientFieldsProps {
  readonly field: FieldOf<keyof ClientValues>;
  readonly hasToHavePhone?: boolean;
  readonly emailHint?: string | undefined;
}

/** Name, address, telephone, company and language of a client. */
export function ClientFields({ field, hasToHavePhone = false, emailHint }: ClientFieldsProps) {
  const { t } = useLingui();
  const { onlyLanguage } = useRootData().facts;
  return (
    <>
      <TextField {...field("name")} label={t`Name`} autoComplete="off" required />
      <TextField
        {...field("email")}
        label={t`Email`}
        type="email"
        autoComplete="off"
        required
        hint={emailHint}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("phone")}
          label={t`Telephone`}
          type="tel"
          autoComplete="off"
          required={hasToHavePhone}
        />
        <TextField {...field("company")} label={t`Company`} autoComplete="off" />
      </div>
      {!onlyLanguage && (
        <SelectField {...field("language")} label={t`Language of the client`}>
          <option value="en" lang="en">
            English
          </option>
          <option value="fr" lang="fr">
            Français
          </option>
        </SelectField>
      )}
    </>
  );
}
