import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale } from "../../../words/use-locale.ts";

/** From the yes to the bags: proof, the day on which they leave, the day on which they are there. */
export function ProposalDates({
  dates,
  wantedBy,
}: {
  readonly dates: ProposalAnswer["dates"];
  readonly wantedBy: string | null;
}) {
  const locale = useLocale();
  const { lead_days: lead, transit_days: transit, approve_by } = dates;
  const leaves = showDay(dates.leaves_on, locale);
  const arrives = showDay(dates.arrives_on, locale);
  const wanted = wantedBy && showDay(wantedBy, locale);
  const approveBy = approve_by && showDay(approve_by, locale);
  return (
    <>
      <ol className="grid gap-px @xl:grid-cols-3">
        <Step label={<Trans>Proof</Trans>} figure={<Trans>first</Trans>}>
          <Trans>Once you have accepted, you get a proof. Nothing is printed before you approve it.</Trans>
        </Step>
        <Step label={<Trans>Leaves us</Trans>} figure={<Trans>{lead} days</Trans>}>
          <Trans>Working days after your approval: on {leaves}, if all were settled today.</Trans>
        </Step>
        <Step label={<Trans>With you</Trans>} figure={<Trans>+ {transit} days</Trans>}>
          <Trans>Working days on its way: on {arrives}, if all were settled today.</Trans>
        </Step>
      </ol>
      {wanted && approveBy && (
        <p className="mt-5 font-medium">
          <Trans>
            You need it on {wanted}: for that the proof is approved by {approveBy}.
          </Trans>
        </p>
      )}
    </>
  );
}

interface StepProps {
  readonly label: ReactNode;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

function Step({ label, figure, children }: StepProps) {
  return (
    <li className="border-t-2 border-ink pt-3 pr-5 pb-4">
      <span className="block text-sm text-ink-2">{label}</span>
      <span className="display tabular mt-1 block text-xl">{figure}</span>
      <span className="mt-2 block text-ink-2">{children}</span>
    </li>
  );
}
