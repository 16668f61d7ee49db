import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { useSignOut } from "../../parts/accounts/use-sign-out.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Déconnexion, which shows that it is under way. */
export function LogoutButton({ isNarrow }: { isNarrow: boolean }) {
  const { isBusy, leave } = useSignOut();
  return (
    <Button busy={isBusy} onClick={leave}>
      <Icon of={LogOut} className="size-4" />
      <span lang="fr" className={isNarrow ? "sr-only" : undefined}>
        <Trans>Déconnexion</Trans>
      </span>
    </Button>
  );
}
