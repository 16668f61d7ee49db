import { Trans, useLingui } from "@lingui/react/macro";
import { endOtherSessions, endSession, listSessions } from "#contracts/accounts/sessions.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { SessionList } from "../../parts/sessions/session-list.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useRootData } from "../../words/use-locale.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** Where one is signed in, and the end of it. */
export function OwnSessions() {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const query = useStaffQuery({
    queryKey: ["sessions"],
    read: (ask) => ask(listSessions, {}),
  });
  const ending = useStaffMutation({
    invalidates: ["sessions"],
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) await doAsStaff(endOtherSessions, {});
      else await doAsStaff(endSession, { params: { id } });
    },
    onSuccess: () => toast({ tone: "positive", text: t`Signed out there.` }),
  });
  return (
    <section aria-labelledby="own-sessions" className="mt-10 border-t border-ink pt-5">
      <h2 id="own-sessions" className="mb-4 text-xl">
        <Trans>Where you are signed in</Trans>
      </h2>
      <FormProblem
        problem={ending.problem ?? (query.error ? failureMessage("staffList", query.error) : undefined)}
      />
      {query.isPending && <SkeletonText lines={2} />}
      {query.data && (
        <SessionList
          sessions={query.data.sessions}
          busy={ending.isPending}
          timeZone={timeZone}
          onEnd={ending.mutate}
        />
      )}
    </section>
  );
}
