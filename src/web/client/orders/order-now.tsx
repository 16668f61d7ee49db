import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { intlLocale } from "#domain/language/language.ts";
import { nowOf, type Wait, waitsOf } from "#domain/orders/client-order.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

/** What happens now, and whose turn it is. */
export function OrderNow({ order }: { order: ListedOrder }) {
  const { i18n } = useLingui();
  const now = nowOf(order, useLocale());
  return now ? say(i18n, now) : <WaitingFor waits={waitsOf(order)} />;
}

/** What of it is the client's turn comes first. */
function WaitingFor({ waits }: { waits: readonly Wait[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(intlLocale(useLocale()), { type: "conjunction" });
  const named = (isClients: boolean) =>
    list.format(waits.filter((wait) => wait.isClients === isClients).map(({ words }) => say(i18n, words)));
  const yours = named(true);
  const ours = named(false);
  if (yours === "")
    return <Trans>Our turn: production waits for {ours}. There is nothing for you to do.</Trans>;
  return (
    <>
      <Trans>Your turn: production waits for {yours}.</Trans>
      {ours !== "" && (
        <span className="mt-1 block text-base font-normal text-ink-2">
          <Trans>It also waits for {ours}: we see to that.</Trans>
        </span>
      )}
    </>
  );
}
