import type { Examples } from "../examples.ts";
import { Disclosure } from "../overlays/disclosure.tsx";
import { Card } from "./card.tsx";
import { LinkTabs } from "./link-tabs.tsx";
import { Pager } from "./pager.tsx";
import { windowWithEnds } from "./pager-window.ts";
import { SortHeader } from "./sort-header.tsx";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "./table.tsx";

const bags = [
  { name: "Market tote", units: "12,000", price: "$2,040.00" },
  { name: "Wine carrier", units: "10,000", price: "$2,600.00" },
];

const pagerLabels = {
  nav: "Pages",
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
  page: (page: number) => `Page ${page}`,
};

function Bags({ label, rows }: { label: string; rows: "dense" | "roomy" }) {
  return (
    <Table label={label} rows={rows}>
      <TableHead>
        <TableRow>
          <SortHeader direction="ascending" onSort={() => undefined}>
            Bag
          </SortHeader>
          <SortHeader onSort={() => undefined} numeric>
            Units
          </SortHeader>
          <HeadCell numeric>Price</HeadCell>
        </TableRow>
      </TableHead>
      <tbody>
        {bags.map(({ name, units, price }) => (
          <TableRow key={name}>
            <RowHead>{name}</RowHead>
            <Cell numeric>{units}</Cell>
            <Cell numeric>{price}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

export const examples: Examples = {
  "Table, dense, sorted": () => <Bags label="Dense bags" rows="dense" />,
  "Table, roomy": () => <Bags label="Roomy bags" rows="roomy" />,
  "Pager in the middle": () => (
    <Pager
      page={7}
      pageCount={20}
      window={windowWithEnds(7, 20, 7)}
      to={(page) => `?page=${page}`}
      labels={pagerLabels}
    />
  ),
  Card: () => <Card>Paper, a hairline, room.</Card>,
  "Tabs that are links": () => (
    <LinkTabs
      label="Money"
      tabs={[
        { to: "#payments", label: "Payments", aside: "3", isCurrent: true },
        { to: "#invoices", label: "Invoices", isCurrent: false },
      ]}
    />
  ),
  Disclosure: () => <Disclosure summary="Delivery details">Street, city, state.</Disclosure>,
};
