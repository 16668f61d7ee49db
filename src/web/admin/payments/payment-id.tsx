import { Trans, useLingui } from "@lingui/react/macro";
import { shortId } from "#domain/text/short-id.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";

/** The provider's id, cut to 12 characters and copied whole. A test payment says so. */
export function PaymentId({ payment }: { payment: ReadPayment }) {
  const { t } = useLingui();
  const id = payment.payment_intent_id;
  return (
    <span className="inline-flex max-w-36 flex-wrap items-center gap-x-1" title={id}>
      <span className="font-mono text-[0.8125rem]">{shortId(id)}</span>
      <CopyButton text={id} label={t`Copy ${id}`} copiedLabel={t`Copié`} failedLabel={t`Copie impossible`} />
      {payment.is_test && (
        <span className="rounded-sm border border-caution px-1 text-[0.6875rem] font-semibold text-caution">
          <Trans>TEST</Trans>
        </span>
      )}
    </span>
  );
}
