import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { listOrders } from "#contracts/orders/orders.ts";
import { orderStates } from "#domain/orders/order-state.ts";
import { orderStateWords } from "../../../parts/orders/order-words.ts";
import { paths } from "../../../paths.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { acceptedQuery } from "../../index/accepted-query.ts";
import { IndexList } from "../../index/index-list.tsx";
import { RefreshButton } from "../../index/refresh-button.tsx";
import { SectionHead } from "../../index/section-head.tsx";
import { askedOf, type IndexState, useIndexState } from "../../index/use-index-state.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { OrderSearch } from "../order-search.tsx";
import { useOrderColumns } from "./use-order-columns.tsx";

/** All orders, also closed ones: found by the number of the order, its quote or the purchase order, and by who buys. */
export function OrdersSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "orders" });
  const query = useOrders(index.state);
  const columns = useOrderColumns();
  const navigate = useNavigate();
  return (
    <>
      <SectionHead title={<Trans>Orders</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <OrderSearch index={index} className="grow basis-64 md:max-w-md" />
        <StateFilter index={index} />
      </div>
      <IndexList
        label={t`Orders`}
        index={index}
        query={query}
        emptyText={<Trans>No orders found</Trans>}
        emptyHint={<Trans>What clients accept stands in this list.</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ quote_id }) => void navigate(paths.adminProduction(quote_id))}
      />
    </>
  );
}

/** A page of orders, as the address asks for it. */
function useOrders(state: IndexState) {
  const query = acceptedQuery(listOrders.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["orders", "list", query],
    read: async (ask) => {
      const { orders, meta } = await ask(listOrders, { query });
      return { rows: orders, meta };
    },
  });
}

function StateFilter({ index }: { index: ReturnType<typeof useIndexState> }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      hideLabel
      label={t`How it stands`}
      className="w-52"
      value={index.state.filters.state ?? ""}
      onChange={(event) => index.change({ state: event.currentTarget.value })}
    >
      <option value="">{t`All orders`}</option>
      {orderStates.map((state) => (
        <option key={state} value={state}>
          {i18n._(orderStateWords[state])}
        </option>
      ))}
    </SelectField>
  );
}
