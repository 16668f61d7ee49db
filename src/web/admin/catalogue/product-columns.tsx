import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import type { Column } from "../index/column.ts";
import { DraftBadge } from "./draft-badge.tsx";
import { EditActions } from "./edit-actions.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";

export interface ProductRowActions {
  readonly onPreview: (product: ReadProduct) => void;
  readonly onEdit: (product: ReadProduct) => void;
  readonly onDelete: (product: ReadProduct) => void;
  readonly onCopy: (product: ReadProduct) => void;
}

/** The columns of Product Management. */
export function productColumns(
  actions: ProductRowActions,
  day: (moment: string) => string,
): readonly Column<ReadProduct>[] {
  return [
    {
      name: "image",
      head: <Trans>Image</Trans>,
      className: "w-16",
      cell: (product) => <ProductThumbnail product={product} onPreview={actions.onPreview} />,
    },
    {
      name: "name",
      head: <Trans>Name</Trans>,
      sort: "name",
      isRowHead: true,
      cell: ({ id, name, draft }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link className="link" to={officePaths.adminProduct(id)}>
            {name}
          </Link>
          {draft && <DraftBadge />}
        </span>
      ),
    },
    {
      name: "description",
      head: <Trans>Description</Trans>,
      cell: ({ description }) => <span className="line-clamp-2 max-w-xl">{description ?? "–"}</span>,
    },
    {
      name: "created",
      head: <Trans>Created</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => day(created_at),
    },
    {
      name: "actions",
      isFixed: true,
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (product) => (
        <EditActions
          name={product.name}
          onEdit={() => actions.onEdit(product)}
          onDelete={() => actions.onDelete(product)}
          onCopy={() => actions.onCopy(product)}
        />
      ),
    },
  ];
}
