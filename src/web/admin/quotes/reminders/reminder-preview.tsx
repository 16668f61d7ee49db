import { useLingui } from "@lingui/react/macro";
import { previewReminder } from "#contracts/quotes/reminders.ts";
import type { ReminderKind } from "#domain/offers/reminders.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { MailFrame } from "../../mails/mail-frame.tsx";
import { useStaffQuery } from "../../use-staff-query.ts";

interface ReminderPreviewProps {
  readonly quoteId: number;
  readonly kind: ReminderKind;
  readonly onClose: () => void;
}

/** A reminder as the client would read it now, in his language. */
export function ReminderPreview({ quoteId, kind, onClose }: ReminderPreviewProps) {
  const { t } = useLingui();
  const query = useStaffQuery({
    queryKey: ["reminder-preview", quoteId, kind],
    read: (ask) => ask(previewReminder, { params: { id: quoteId }, query: { kind } }),
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={query.data?.subject ?? t`Mail`}
      closeLabel={t`Close`}
    >
      <QueryProblem query={query} />
      {query.isPending && <Skeleton className="h-[55dvh] w-full" />}
      {query.data && <MailFrame html={query.data.html} className="h-[55dvh]" />}
    </Dialog>
  );
}
