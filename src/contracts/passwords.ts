import type { z } from "zod";
import { passwordConfirmationRule } from "#domain/accounts/account-rules.ts";
import { addWords } from "./fields.ts";

type WithPasswords = z.ZodObject & { _zod: { output: { password: string; password_confirmation: string } } };

/** A body whose password is typed twice, the same (S2 §5). */
export function passwordTwice<S extends WithPasswords>(schema: S): S {
  return schema.superRefine((value, context) => {
    const words = passwordConfirmationRule(value.password, value.password_confirmation);
    if (words) addWords(context, words, ["password_confirmation"]);
  });
}
