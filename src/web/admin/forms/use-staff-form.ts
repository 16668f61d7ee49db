import type { FieldValues } from "react-hook-form";
import type { Message } from "#domain/words.ts";
import { type FormOptions, useValidatedForm } from "../../parts/forms/use-validated-form.ts";

/** The mutation that a form starts. */
interface Saving<Values> {
  readonly mutate: (values: Values) => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly problem: Message | string | undefined;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** A form whose values a mutation takes. Its problem is why they were refused, where no field says it. */
export function useStaffForm<Values extends FieldValues>(
  saving: Saving<Values>,
  options: Omit<FormOptions<Values>, "fieldErrors" | "onSubmit">,
) {
  const { mutate, fieldErrors, problem } = saving;
  const form = useValidatedForm<Values>({ ...options, fieldErrors, onSubmit: mutate });
  return { ...form, saving, problem: form.isRefusedAtField ? undefined : problem };
}
