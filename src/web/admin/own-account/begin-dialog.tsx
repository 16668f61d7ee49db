import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { encode } from "uqr";
import { beginSecondFactor, confirmSecondFactor } from "#contracts/accounts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useRootData } from "../../words/use-locale.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { CodeField } from "./code-field.tsx";

/** Three steps to a second factor: the password, the key in the app with a first code, the recovery codes. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const beginning = useStaffMutation({
    invalidates: [],
    mutationFn: (body: { readonly password: string }) => callAsStaff(beginSecondFactor, { body }),
  });
  const confirming = useStaffMutation({
    invalidates: ["second-factor"],
    mutationFn: (body: { readonly code: string }) => callAsStaff(confirmSecondFactor, { body }),
  });
  const passwordForm = useStaffForm<{ password: string }>(beginning, {
    defaultValues: { password: "" },
  });
  const codeForm = useStaffForm<{ code: string }>(confirming, {
    defaultValues: { code: "" },
  });
  const common = { open: true, size: "sm", onOpenChange: onClose, keepOnPressOutside: true } as const;
  const title = t`Set up two-factor authentication`;
  if (confirming.data) {
    return (
      <Dialog {...common} title={title} closeLabel={t`Close`}>
        <RecoveryCodes codes={confirming.data.recovery_codes} onDone={onClose} />
      </Dialog>
    );
  }
  if (beginning.data) {
    return (
      <Dialog {...common} title={title} closeLabel={t`Close`}>
        <form className="grid gap-4" noValidate onSubmit={codeForm.submit}>
          <FormProblem problem={codeForm.problem} elsewhere={codeForm.elsewhere} />
          <KeyToScan uri={beginning.data.uri} secretKey={beginning.data.key} />
          <CodeField {...codeForm.field("code")} />
          <Button type="submit" variant="ink" busy={confirming.isPending}>
            <Trans>Switch it on</Trans>
          </Button>
        </form>
      </Dialog>
    );
  }
  return (
    <Dialog {...common} title={title} closeLabel={t`Close`}>
      <form className="grid gap-4" noValidate onSubmit={passwordForm.submit}>
        <FormProblem problem={passwordForm.problem} elsewhere={passwordForm.elsewhere} />
        <PasswordField
          {...passwordForm.field("password")}
          label={t`Your password`}
          autoComplete="current-password"
        />
        <Button type="submit" variant="ink" busy={beginning.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** The codes for the day the phone is lost; they are shown this once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const { name } = useRootData().facts;
  const text = `${t`${name}: recovery codes, each good for one sign-in`}\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Two-factor authentication is on. Keep these codes where you find them without your phone: each signs
          you in once, and they are not shown again.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className="tabular grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}>
          <Trans>Save as a file</Trans>
        </Button>
        <Button variant="ink" onClick={onDone}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The key as a QR code for the phone, and as text to type. */
function KeyToScan({ uri, secretKey }: { uri: string; secretKey: string }) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-3">
      <p className="justify-self-start">
        <Trans>Scan this with an authenticator app, then type the code that it shows.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code with the key`} />
      <div className="flex w-full items-end justify-between gap-2 text-sm">
        <p>
          <span className="block text-ink-2">
            <Trans>Or type the key:</Trans>
          </span>
          {/* In fours, which stay together. */}
          <code className="font-mono break-normal">{secretKey.match(/.{4}/g)?.join(" ") ?? secretKey}</code>
        </p>
        <CopyButton
          text={secretKey}
          label={t`Copy the key`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not be copied`}
        />
      </div>
    </div>
  );
}

/** Dark on light in either theme, because some readers refuse the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  // Readers need a border of four empty modules (ISO/IEC 18004).
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-line"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
