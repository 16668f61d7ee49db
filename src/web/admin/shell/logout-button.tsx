import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Déconnexion: shows that it is under way, and goes to /login whatever the server says (S2 §2). */
export function LogoutButton({ isNarrow }: { isNarrow: boolean }) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(paths.login());
  }
  return (
    <Button busy={isBusy} onClick={() => void leave()}>
      <Icon of={LogOut} className="size-4" />
      <span lang="fr" className={isNarrow ? "sr-only" : undefined}>
        <Trans>Déconnexion</Trans>
      </span>
    </Button>
  );
}
