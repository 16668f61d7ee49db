import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { HeadCell, Table } from "../../../ui/lists/table.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { useSizesOf } from "../use-sizes.ts";
import { NewSizeRow } from "./new-size-row.tsx";
import { SizeRow } from "./size-row.tsx";

interface SizeTableProps {
  readonly productId: number;
  /** Says whether a row holds something that is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The sizes of a product with their prices, typed in where they stand. */
export function SizeTable({ productId, onDirty }: SizeTableProps) {
  const { t } = useLingui();
  const query = useSizesOf(productId);
  const [dirtyRows, setDirtyRows] = useState<ReadonlySet<number>>(new Set());
  const noteDirty = useCallback((id: number, isDirty: boolean) => {
    setDirtyRows((before) => {
      if (before.has(id) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  useEffect(() => onDirty(dirtyRows.size > 0), [onDirty, dirtyRows]);
  if (!query.isSuccess) return <QueryState query={query} what="sizes" lines={3} />;
  return (
    <>
      {query.data.length === 0 && (
        <p className="mb-2 text-ink-2">
          <Trans>A size gives a product its price. A product without one cannot be asked for.</Trans>
        </p>
      )}
      <Table label={t`Sizes and prices`}>
        <thead>
          <tr>
            <HeadCell className="px-1!">
              <Trans>Size</Trans>
            </HeadCell>
            <HeadCell className="px-1!">
              <Trans>Label</Trans>
            </HeadCell>
            <HeadCell className="px-1!">
              <Trans>Price ($)</Trans>
            </HeadCell>
            <HeadCell className="px-1! text-right">
              <Trans>Actions</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {query.data.map((size) => (
            <SizeRow key={size.id} size={size} productId={productId} onDirty={noteDirty} />
          ))}
          <NewSizeRow productId={productId} onDirty={noteDirty} />
        </tbody>
      </Table>
    </>
  );
}
