import { Trans } from "@lingui/react/macro";
import Maximize2 from "lucide-react/icons/maximize-2";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

/** From a record's dialog to its page, whose address can be shared. */
export function PageLink({ to }: { to: string }) {
  return (
    <Link to={to} prefetch="intent" className="no-print link inline-flex items-center gap-1.5 text-sm">
      <Icon of={Maximize2} className="size-3.5" />
      <Trans>Open as a page</Trans>
    </Link>
  );
}
