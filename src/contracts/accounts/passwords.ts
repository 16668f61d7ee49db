import type { z } from "zod";
import {
  newPasswordForRule,
  newPasswordRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { addMessage, ruledSecret } from "../fields.ts";

/** A new password, typed twice. */
export const newPasswords = {
  password: ruledSecret(newPasswordRule),
  password_confirmation: ruledSecret(() => undefined),
};

type WithPasswords = z.ZodObject & { _zod: { output: { password: string; password_confirmation: string } } };

/** A body whose password is typed twice, the same. */
export function passwordTwice<S extends WithPasswords>(schema: S): S {
  return schema.superRefine((value, context) => {
    const message = passwordConfirmationRule(value.password, value.password_confirmation);
    if (message) addMessage(context, message, ["password_confirmation"]);
  });
}

type WithEmail = z.ZodObject & { _zod: { output: { email: string; password: string } } };

/** A body that names the address which its new password is for: the one may not hold the other. */
export function passwordForEmail<S extends WithEmail>(schema: S): S {
  return schema.superRefine((value, context) => {
    const message = newPasswordForRule(value.password, value.email);
    if (message) addMessage(context, message, ["password"]);
  });
}
