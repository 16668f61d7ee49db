import { Link } from "react-router";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { ShopMark } from "./shop-mark.tsx";

/** The mark and the name, or the logo that is the name, leading home. */
export function ShopName() {
  const paths = usePaths();
  const { facts } = useRootData();
  return (
    <Link
      to={paths.home()}
      className="display flex shrink-0 items-center gap-2 py-2 text-lg leading-none tracking-[-0.03em]"
    >
      <ShopMark className="text-leaf" />
      {!facts.wordmark && <span className="max-w-[44vw] truncate py-1 lg:max-w-72">{facts.name}</span>}
    </Link>
  );
}
