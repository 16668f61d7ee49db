import { Trans } from "@lingui/react/macro";
import { type MoneyStyle, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import type { ReadSize } from "../../api/reads/catalogue.ts";
import type { Column } from "../index/column.ts";
import { EditActions } from "./edit-actions.tsx";

interface SizeColumns {
  readonly money: MoneyStyle;
  /** What one costs the shop, in dollars; null where it is not known. */
  readonly costOf: (size: ReadSize) => number | null;
  readonly productName: (size: ReadSize) => string;
  readonly onEdit: (size: ReadSize) => void;
  readonly onDelete: (size: ReadSize) => void;
}

/** The columns of Size Management. The price is exact, with up to four decimals. */
export function sizeColumns({
  money,
  costOf,
  productName,
  onEdit,
  onDelete,
}: SizeColumns): readonly Column<ReadSize>[] {
  return [
    { name: "name", head: <Trans>Name</Trans>, sort: "name", isRowHead: true, cell: ({ name }) => name },
    { name: "label", head: <Trans>Label</Trans>, sort: "label", cell: ({ label }) => label ?? "–" },
    {
      name: "price",
      head: <Trans>Price</Trans>,
      sort: "price",
      numeric: true,
      cell: ({ price }) => shownPrice(price, money),
    },
    {
      name: "cost",
      head: <Trans>Cost</Trans>,
      numeric: true,
      cell: (size) => {
        const cost = costOf(size);
        return cost === null ? "–" : shownPrice(String(cost), money);
      },
    },
    { name: "product", head: <Trans>Product</Trans>, sort: "product_id", cell: productName },
    {
      name: "actions",
      isFixed: true,
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (size) => (
        <EditActions name={size.name} onEdit={() => onEdit(size)} onDelete={() => onDelete(size)} />
      ),
    },
  ];
}

/** A size's price, exact, in the reader's language. */
export function shownPrice(price: ReadSize["price"], money: MoneyStyle): string {
  const exact = parseUnitPrice(price);
  return exact === undefined ? String(price) : showUnitPrice(exact, money);
}
