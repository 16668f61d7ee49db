import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadUser } from "../../api/reads/users.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { useFrench } from "../use-french.ts";

/** Admin, another role, or Utilisateur. */
export function UserRole({ user }: { user: ReadUser }) {
  const { i18n } = useLingui();
  const french = useFrench();
  if (user.role && user.role !== "owner") return <Badge>{i18n._(roleWords[user.role])}</Badge>;
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
