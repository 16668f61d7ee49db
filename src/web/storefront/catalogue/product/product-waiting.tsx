import { useLingui } from "@lingui/react/macro";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { productColumns } from "./product-columns.ts";

/** A product on its way, in the shape of what comes. */
export function ProductWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading product`} className="frame pt-6">
      <Skeleton className="mb-6 h-8 w-56" />
      <div className={productColumns}>
        <Skeleton className="h-[500px] rounded-lg" />
        <div>
          <Skeleton className="h-14 w-4/5" />
          <SkeletonText lines={3} className="mt-6" />
          <Skeleton className="mt-8 h-64" />
        </div>
      </div>
    </div>
  );
}
