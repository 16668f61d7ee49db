import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, type FormEvent, useState } from "react";
import type { Cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import {
  type CheckoutField,
  checkCheckout,
  checkoutFields,
  maskCardNumber,
  maskCvc,
  maskExpiry,
} from "#domain/payments/card-fields.ts";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";

/** Neither the browser nor a password manager (each has a mark of its own) offers a stored card (SPEC-3.18). */
const notFilledIn = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-lpignore": "true",
  "data-form-type": "other",
} as const;

interface CheckoutFormProps {
  total: Cents;
  onSubmitted: () => void;
}

/**
 * The five fields with their masks. The card's live in this component's memory only: they have no name, so that no
 * form could send them, and are dropped on submit; name and e-mail are stored on this device (SPEC-1.8).
 */
export function CheckoutForm({ total, onSubmitted }: CheckoutFormProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const [values, setValues] = useState(() => ({ ...givenContact.get(), ...noCard }));
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? checkCheckout(values) : {};

  const field = (name: CheckoutField) => {
    const error = errors[name];
    return {
      id: `checkout-${name}`,
      value: values[name],
      error: error && say(i18n, error),
      required: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(name, maskOf(name, event.target.value)),
    };
  };
  const type = (name: CheckoutField, text: string) => {
    setValues({ ...values, [name]: text });
    if (name === "fullName" || name === "email") givenContact.set((known) => ({ ...known, [name]: text }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const open = checkCheckout(values);
    const first = checkoutFields.find((name) => open[name]);
    if (first) {
      document.getElementById(`checkout-${first}`)?.focus();
      return;
    }
    givenContact.set(() => ({ fullName: values.fullName.trim(), email: values.email.trim() }));
    setValues({ ...values, ...noCard });
    onSubmitted();
  };

  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-4">
      <h3 className="font-text text-base font-semibold tracking-normal">
        <Trans>Payment</Trans>
      </h3>
      <p className="rounded-md border border-info bg-card px-4 py-3 font-medium">
        <Trans>Nothing is charged here. A quote comes first.</Trans>
      </p>
      <TextField {...field("fullName")} label={t`Full Name`} autoComplete="name" />
      <TextField {...field("email")} label={t`Email`} type="email" autoComplete="email" />
      <TextField
        {...field("cardNumber")}
        {...notFilledIn}
        label={t`Card Number`}
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field("expiry")}
          {...notFilledIn}
          label={t`Expiry`}
          inputMode="numeric"
          placeholder={t`MM/YY`}
        />
        <TextField {...field("cvc")} {...notFilledIn} label={t`CVC`} inputMode="numeric" placeholder="123" />
      </div>
      <Button type="submit" variant="ink" size="lg" className="mt-2">
        <Trans>Pay {showCents(total, money)}</Trans>
      </Button>
    </form>
  );
}

/** The card's fields before anything is typed, and again after submitting (SPEC-1.8). */
const noCard = { cardNumber: "", expiry: "", cvc: "" } as const satisfies Partial<
  Record<CheckoutField, string>
>;

/** What a field shows of what is typed into it. */
function maskOf(field: CheckoutField, text: string): string {
  if (field === "cardNumber") return maskCardNumber(text);
  if (field === "expiry") return maskExpiry(text);
  return field === "cvc" ? maskCvc(text) : text;
}
