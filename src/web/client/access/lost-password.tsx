import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { forgotPassword } from "#contracts/accounts/accounts.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";

/**
 * Mails a link for a new password to the address in the form. The link of a quote does not choose one by itself: it is
 * good for 30 days and is passed on to the payer, a new password opens every quote of the client.
 */
export function LostPassword({ email }: { email: string }) {
  const { i18n } = useLingui();
  const asking = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
  });
  return (
    <div className="border-t border-line pt-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-ink-2">
          <Trans>Forgot your password?</Trans>
        </span>
        <Button size="sm" busy={asking.isPending} onClick={() => asking.mutate()}>
          <Trans>Choose a new password</Trans>
        </Button>
      </p>
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {asking.data?.message}
      </p>
      {asking.isError && (
        <div role="alert" className="mt-2">
          <FieldError>
            <French>{translateMessage(i18n, failureMessage("clientAccess", asking.error))}</French>
          </FieldError>
        </div>
      )}
    </div>
  );
}
