import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { taskName } from "#domain/orders/order-turn.ts";
import { say } from "../../words/say.ts";

/** Who acts next on an order, and for what, as staff reads it. */
export function NextTasks({ tasks }: Pick<ListedOrder, "tasks">) {
  const { i18n } = useLingui();
  const named = (wanted: "client" | "shop") =>
    tasks.flatMap((task) => (task.by === wanted ? [` · ${say(i18n, taskName(task))}`] : []));
  const [ours, theirs] = [named("shop"), named("client")];
  return (
    <>
      {ours.length > 0 && (
        <span className="text-ink-2">
          <Trans>Our turn</Trans>
          {ours}
        </span>
      )}
      {theirs.length > 0 && (
        <span className="text-ink-2">
          <Trans>The client’s turn</Trans>
          {theirs}
        </span>
      )}
    </>
  );
}
