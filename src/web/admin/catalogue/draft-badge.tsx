import { Trans } from "@lingui/react/macro";
import { Badge } from "../../ui/feedback/badge.tsx";

/** Marks a product that the shop does not show. */
export function DraftBadge() {
  return (
    <Badge tone="caution">
      <Trans>Draft</Trans>
    </Badge>
  );
}
