import { Trans } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface RefreshButtonProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** Reads the list again. The key R presses it (see shell/use-shortcuts.ts). */
export function RefreshButton({ query }: RefreshButtonProps) {
  return (
    <Button busy={query.isFetching} data-shortcut="r" onClick={() => void query.refetch()}>
      <Icon of={RefreshCw} className="size-4" />
      <Trans>Refresh</Trans>
    </Button>
  );
}
