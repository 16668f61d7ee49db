import { Skeleton, SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/lists/card.tsx";

/** The document on its way: as high as the window, so that nothing below it is seen to leave. */
export function DashboardSkeleton() {
  return (
    <main id="main" className="frame min-h-dvh py-8 sm:py-14" aria-busy="true">
      <Card className="mx-auto min-h-dvh max-w-[64rem] sm:p-10">
        <Skeleton className="mb-8 h-11 w-64" />
        <Skeleton className="mb-8 h-20" />
        <SkeletonText lines={6} />
      </Card>
    </main>
  );
}
