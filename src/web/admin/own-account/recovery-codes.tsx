import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The codes for the day the phone is lost; they are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
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
