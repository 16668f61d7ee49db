import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { showCents } from "#domain/money/show-money.ts";
import { type OrderTask, taskName } from "#domain/orders/order-turn.ts";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";

/** Who acts next on an order, and for what, as staff reads it. */
export function NextTasks({ tasks, open_cents: openCents }: Pick<ListedOrder, "tasks" | "open_cents">) {
  const { i18n } = useLingui();
  const money = useMoney();
  // What is to be paid before production is told by the plan.
  const open = openCents ? ` ${showCents(openCents, money)}` : "";
  const nameOf = (task: OrderTask) => `${say(i18n, taskName(task))}${task.what === "pay" ? open : ""}`;
  const named = (wanted: "client" | "shop") =>
    tasks.flatMap((task) => (task.by === wanted ? [` · ${nameOf(task)}`] : []));
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
