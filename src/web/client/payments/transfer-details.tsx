import { Trans, useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "#contracts/call.ts";
import type { chooseBankTransfer } from "#contracts/payments/bank-transfer.ts";
import { showCents } from "#domain/money/show-money.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useMoney } from "../../words/use-locale.ts";

interface TransferDetailsProps {
  readonly transfer: CallAnswer<typeof chooseBankTransfer>;
  readonly isMailing: boolean;
  readonly onMail: () => void;
  readonly isCancelling: boolean;
  /** To pay in another way: no card is taken while a transfer is announced. */
  readonly onCancel: () => void;
}

/** Everything that a bank's form asks for, each line to be copied. */
export function TransferDetails(props: TransferDetailsProps) {
  const { transfer, isMailing, onMail, isCancelling, onCancel } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { details, reference } = transfer;
  const lines = [
    { label: t`Account holder`, value: details.holder },
    { label: t`Bank`, value: details.bank },
    { label: t`Account`, value: details.account },
    { label: t`Bank code`, value: details.code },
    { label: t`Reference`, value: reference, isWhole: true },
    { label: t`Amount`, value: showCents(transfer.amount_cents, money) },
  ];
  return (
    <section aria-label={t`Bank transfer`} role="status">
      {details.is_example && (
        <Banner tone="caution" className="mb-4">
          <Trans>EXAMPLE: no such account exists. Please send no money.</Trans>
        </Banner>
      )}
      <dl>
        {lines.map(
          ({ label, value, isWhole = false }) =>
            value !== null && (
              <div key={label} className="flex items-center gap-3 border-b border-line py-2">
                <dt className="w-2/5 shrink-0 text-sm text-ink-2">{label}</dt>
                <dd className="flex min-w-0 grow items-center justify-between gap-3">
                  <span
                    className={classNames(
                      "tabular min-w-0 font-medium",
                      isWhole ? "whitespace-nowrap" : "wrap-anywhere",
                    )}
                  >
                    {value}
                  </span>
                  <CopyButton
                    text={value}
                    label={t`Copy: ${label}`}
                    copiedLabel={t`Copied`}
                    failedLabel={t`Could not be copied`}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-4">
        <Trans>
          Give exactly this reference. Banks need one to three days; we write to you as soon as the money is
          here.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button className="max-sm:w-full" busy={isMailing} onClick={onMail}>
          <Trans>Mail me these details</Trans>
        </Button>
        <Button variant="quiet" className="max-sm:w-full" busy={isCancelling} onClick={onCancel}>
          <Trans>Pay in another way</Trans>
        </Button>
      </div>
    </section>
  );
}
