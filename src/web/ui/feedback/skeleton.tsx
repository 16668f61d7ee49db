import { classNames } from "../class-names.ts";

interface SkeletonProps {
  /** Width and height, in classes equal to those of what will stand here: then nothing jumps. */
  className?: string | undefined;
}

/** The place of something on its way. Hidden from readers: the region around it carries aria-busy and words. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames("block animate-pulse rounded-sm bg-line", className)} />
  );
}

/** Lines of text on their way, each as high as a line of the text around it. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames("block", className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className="flex h-[1lh] items-center last:w-3/5">
          <Skeleton className="h-[0.7em] w-full" />
        </span>
      ))}
    </span>
  );
}
