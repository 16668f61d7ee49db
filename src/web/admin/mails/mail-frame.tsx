import { useLingui } from "@lingui/react/macro";
import { classNames } from "../../ui/class-names.ts";

/** A mail as its reader sees it. */
export function MailFrame({ html, className }: { html: string; className: string }) {
  const { t } = useLingui();
  return (
    <iframe
      title={t`Preview of the mail`}
      // Nothing in it runs, loads or leads anywhere.
      sandbox=""
      srcDoc={html}
      className={classNames("w-full rounded-md border border-line bg-[#fff]", className)}
    />
  );
}
