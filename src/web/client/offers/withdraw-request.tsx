import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { withdrawRequest } from "#contracts/quotes/offers.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { useAnswer } from "./use-answer.ts";

/** Withdraws the request, after a question. */
export function WithdrawRequest({ quote, onDone }: { quote: ReadQuoteForClient; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const answer = useAnswer(
    quote,
    (_: undefined, calling) => callToDo(withdrawRequest, { params: { id: quote.id }, body: {} }, calling),
    () => {
      setAsking(false);
      onDone();
    },
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Withdraw the request</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Withdraw your request?</Trans>}
        description={
          <Trans>
            We then stop working on it, and what we have offered no longer holds. You can write to us again at
            any time.
          </Trans>
        }
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Keep it`}
        busy={answer.isPending}
        error={answer.problem && translateMessage(i18n, answer.problem)}
        onConfirm={() => answer.give(undefined)}
      />
    </>
  );
}
