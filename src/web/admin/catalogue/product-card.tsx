import { Link } from "react-router";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { paths } from "../../paths.ts";
import { DraftBadge } from "./draft-badge.tsx";
import { EditActions } from "./edit-actions.tsx";
import type { ProductRowActions } from "./product-columns.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";

/** A product on a small screen. */
export function AdminProductCard({ product, ...actions }: ProductRowActions & { product: ReadProduct }) {
  return (
    <article aria-label={product.name} className="flex gap-3">
      <ProductThumbnail product={product} onPreview={actions.onPreview} />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          <Link className="link" to={paths.adminProduct(product.id)}>
            {product.name}
          </Link>{" "}
          {product.draft && <DraftBadge />}
        </p>
        <p className="line-clamp-2 text-sm text-ink-2">{product.description}</p>
      </div>
      <EditActions
        name={product.name}
        onEdit={() => actions.onEdit(product)}
        onDelete={() => actions.onDelete(product)}
        onCopy={() => actions.onCopy(product)}
      />
    </article>
  );
}
