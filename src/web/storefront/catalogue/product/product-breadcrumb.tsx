import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePaths } from "../../../use-paths.ts";
import { BackButton } from "./back-button.tsx";

/** Back, and where this page stands. */
export function ProductBreadcrumb({ name }: { name: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <div className="no-print mb-5 flex flex-wrap items-center gap-x-4">
      <BackButton />
      <nav aria-label={t`Breadcrumb`} className="text-sm text-ink-2">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <Link className="inline-block py-1.5 underline-offset-4 hover:underline" to={paths.home()}>
              <Trans>Home</Trans>
            </Link>
          </li>
          <li className="before:mr-2 before:content-['/']">
            <Link className="inline-block py-1.5 underline-offset-4 hover:underline" to={paths.products()}>
              <Trans>Products</Trans>
            </Link>
          </li>
          <li className="before:mr-2 before:content-['/']" aria-current="page">
            {name}
          </li>
        </ol>
      </nav>
    </div>
  );
}
