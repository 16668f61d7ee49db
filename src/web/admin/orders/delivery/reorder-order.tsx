import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { getReorder, reorder } from "#contracts/orders/reorder.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { callAsStaff } from "../../call-as-staff.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** Staff orders again for the client: a new quote with a draft at today's prices. */
export function ReorderOrder({ order: { id, version } }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const navigate = useNavigate();
  const { data: price } = useStaffQuery({
    queryKey: ["order", "reorder", id, version],
    read: async (ask) => (await ask(getReorder, { params: { id } })).reorder,
  });
  const ordering = useStaffMutation({
    invalidates: ["quotes", "quote", "statistics"],
    mutationFn: () => callAsStaff(reorder, { params: { id }, body: {} }),
    onSuccess: ({ quote }) => {
      toast({ tone: "positive", text: t`The new quote has a draft. Look at it and send it.` });
      void navigate(paths.adminQuote(quote.id));
    },
  });
  if (!price) return null;
  const [before, today] = [money(price.before_cents), money(price.today_cents)];
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">
        <Trans>Order again</Trans>
      </h4>
      <p className="tabular">
        <Trans>
          It cost {before}, and {today} at today’s prices.
        </Trans>
      </p>
      <p className="mb-3 text-sm text-ink-2">{price.sentence}</p>
      <FormProblem problem={ordering.problem} />
      <Button busy={ordering.isPending} onClick={() => ordering.mutate(undefined)}>
        <Trans>Order again</Trans>
      </Button>
    </div>
  );
}
