import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endOtherSessions, endSession, listSessions } from "#contracts/accounts/sessions.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { SessionList } from "../../parts/sessions/session-list.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { translateMessage } from "../../words/say.ts";

/** Where a client is signed in, and the end of it; asked for when he opens it. */
export function OwnSessions() {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ["client-sessions"],
    queryFn: () => call(listSessions, {}, { bearer: clientToken.get() }),
    enabled: isOpen,
  });
  const ending = useMutation({
    mutationFn: async (id: string | undefined) => {
      const bearer = clientToken.get();
      if (id === undefined) await call(endOtherSessions, {}, { bearer });
      else await call(endSession, { params: { id } }, { bearer });
    },
    onSuccess: () => toast({ tone: "positive", text: t`Signed out there.` }),
    onSettled: () => void query.refetch(),
  });
  const error = ending.error ?? query.error;
  return (
    <Disclosure
      className="no-print mt-8"
      summary={<Trans>Where you are signed in</Trans>}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div role="alert">
        {error && <FieldError>{translateMessage(i18n, failureMessage("clientMutation", error))}</FieldError>}
      </div>
      {query.isLoading && <SkeletonText lines={2} />}
      {query.data && (
        <SessionList sessions={query.data.sessions} busy={ending.isPending} onEnd={ending.mutate} />
      )}
    </Disclosure>
  );
}
