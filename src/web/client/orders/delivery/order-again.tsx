import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { useReorder, useReorderPrice } from "./use-delivery.ts";

/** The way to order once more: what it cost, what it would cost today, and why set-up comes back. */
export function OrderAgain({ order }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const navigate = useNavigate();
  const { data: price } = useReorderPrice(order.id);
  const again = useReorder(order.id, (quoteId) => {
    toast({ tone: "positive", text: t`Your request is with us. You get an offer from us.` });
    void navigate(paths.clientDashboard(quoteId));
  });
  if (!price) return null;
  const plates = price.plates_until && showDay(price.plates_until, locale);
  return (
    <div className="no-print mt-6 rounded-md border border-line p-4">
      <h3 className="mb-2 text-lg">
        <Trans>Order again</Trans>
      </h3>
      <dl className="max-w-96">
        <div className="flex justify-between gap-4">
          <dt>
            <Trans>What it cost</Trans>
          </dt>
          <dd className="tabular text-right">{showCents(price.before_cents, money)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-semibold">
          <dt>
            <Trans>At today’s prices</Trans>
          </dt>
          <dd className="tabular text-right">{showCents(price.today_cents, money)}</dd>
        </div>
      </dl>
      <p className="mt-2">{price.sentence}</p>
      {plates && (
        <p className="text-sm text-ink-2">
          <Trans>Your plates are stored until {plates}.</Trans>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        <Trans>You get an offer from us first. Nothing is ordered or paid by asking.</Trans>
      </p>
      <FormProblem problem={again.problem} />
      <Button
        variant="ink"
        className="mt-4 max-sm:w-full"
        busy={again.isPending}
        onClick={() => again.give(undefined)}
      >
        <Trans>Order again</Trans>
      </Button>
    </div>
  );
}
