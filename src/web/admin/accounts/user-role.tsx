import { Trans } from "@lingui/react/macro";
import type { ReadUser } from "../../api/reads/users.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { useFrench } from "../use-french.ts";

/** Admin or Utilisateur. */
export function UserRole({ user }: { user: ReadUser }) {
  const french = useFrench();
  if (user.isAdmin) {
    return (
      <Badge tone="positive">
        <Trans>Admin</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <span lang={french}>
        <Trans>Utilisateur</Trans>
      </span>
    </Badge>
  );
}
