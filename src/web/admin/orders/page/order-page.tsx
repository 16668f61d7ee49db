import { Navigate, useLocation } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { RecordPage, useRecordId } from "../../records/record-page.tsx";
import { useOrder } from "../use-order.ts";

/** The address of an order: leads to its part of the deal's page. */
export default function OrderPage() {
  const query = useOrder(useRecordId());
  const { hash } = useLocation();
  return (
    <RecordPage query={query} what="staffList" title={({ number }) => number}>
      {({ quote_id: quoteId }) => (
        <Navigate
          replace
          to={{ pathname: officePaths.adminQuote(quoteId), search: hash ? "" : "?part=production", hash }}
        />
      )}
    </RecordPage>
  );
}
