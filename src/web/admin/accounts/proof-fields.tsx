import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { readSecondFactor } from "#contracts/second-factor.ts";
import { givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { secondFactorRule } from "#domain/accounts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { CodeField } from "../own-account/code-field.tsx";
import { useStaffQuery } from "../use-staff-query.ts";
import type { UserFaults } from "./user-fields.tsx";

export interface ProofValues {
  readonly current_password: string;
  readonly code: string;
}

export const noProof: ProofValues = { current_password: "", code: "" };

/** Whether the administrator's own account has a second factor, so that a code is asked for as well. */
export function useHasSecondFactor(): boolean {
  const query = useStaffQuery({ queryKey: ["second-factor"], read: (ask) => ask(readSecondFactor, {}) });
  return query.data?.is_on ?? false;
}

/** Whether a proof is asked for, and whether it takes a code. */
interface Asked {
  readonly isAsked: boolean;
  readonly hasFactor: boolean;
}

/** What is missing of a proof; nothing while none is asked for. */
export function proofFaults({ current_password, code }: ProofValues, { isAsked, hasFactor }: Asked) {
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
  readonly values: ProofValues;
  readonly faults: UserFaults;
  readonly hasFactor: boolean;
  readonly onChange: (values: ProofValues) => void;
  /** What it is asked for. */
  readonly children?: ReactNode;
}

/** The administrator's own password, and a code where the account has a second factor (SPEC-3.7). */
export function ProofFields({ values, faults, hasFactor, onChange, children }: ProofFieldsProps) {
  const { t } = useLingui();
  const { current_password, code } = values;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-paper-2 p-4">
      <legend className="sr-only">
        <Trans>To be sure that it is you</Trans>
      </legend>
      <p className="text-sm text-ink-2">
        {children || <Trans>This changes who may do everything here, so please show that it is you.</Trans>}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={t`Your password`}
          name="current_password"
          autoComplete="current-password"
          value={current_password}
          error={faults.current_password}
          onChange={(event) => onChange({ code, current_password: event.currentTarget.value })}
        />
        {/* Where the own factor could not be read, the server says that a code is missing. */}
        {(hasFactor || faults.code !== undefined || code !== "") && (
          <CodeField
            value={code}
            error={faults.code}
            onType={(typed) => onChange({ current_password, code: typed })}
          />
        )}
      </div>
    </fieldset>
  );
}
