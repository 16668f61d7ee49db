import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { secondFactorRule } from "#domain/accounts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import type { FieldOf } from "../../parts/forms/use-validated-form.ts";
import { CodeField } from "../own-account/code-field.tsx";
import { useSecondFactor } from "../own-account/use-own-account.ts";

export interface ProofValues {
  readonly current_password: string;
  readonly code: string;
}

export const noProof: ProofValues = { current_password: "", code: "" };

/** Whether the administrator's own account has a second factor, so that a code is asked for as well. */
export function useHasSecondFactor(): boolean {
  return useSecondFactor().data?.is_on ?? false;
}

/** Whether a proof is asked for, and whether it takes a code. */
interface Asked {
  readonly isAsked: boolean;
  readonly hasFactor: boolean;
}

/** The rules of a proof; none while none is asked for. */
export function proofRules({ current_password, code }: ProofValues, { isAsked, hasFactor }: Asked) {
  return {
    current_password: isAsked ? givenPasswordRule(current_password) : undefined,
    code: isAsked && (hasFactor || code !== "") ? secondFactorRule(code) : undefined,
  };
}

/** The part of a call that carries the proof. */
export function proofOf({ current_password, code }: ProofValues, { isAsked }: Asked) {
  return isAsked ? { current_password, ...(code !== "" && { code }) } : {};
}

interface ProofFieldsProps {
  readonly field: FieldOf<keyof ProofValues>;
  readonly code: string;
  readonly hasFactor: boolean;
  /** What it is asked for. */
  readonly children?: ReactNode;
}

/** The administrator's own password, and a code where the account has a second factor. */
export function ProofFields({ field, code, hasFactor, children }: ProofFieldsProps) {
  const { t } = useLingui();
  const codeField = field("code");
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-paper-2 p-4">
      <legend className="sr-only">
        <Trans>To be sure that it is you</Trans>
      </legend>
      <p className="text-sm text-ink-2">
        {children || (
          <Trans>This changes who may handle the shop or its money, so please show that it is you.</Trans>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...field("current_password")}
          label={t`Your password`}
          autoComplete="current-password"
        />
        {/* Where the own factor could not be read, the server says that a code is missing. */}
        {(hasFactor || codeField.error !== undefined || code !== "") && <CodeField {...codeField} />}
      </div>
    </fieldset>
  );
}
