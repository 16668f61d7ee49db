import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, useLocation } from "react-router";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import type { Route } from "./+types/section-page.ts";
import { beginningOf } from "./entries.ts";
import { namesSection, sectionAt } from "./section-at.ts";
import { SectionTabs } from "./section-tabs.tsx";

/** The code of the section comes with the navigation: React would keep a placeholder for at least 300 ms. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { Screen: await sectionAt(new URL(request.url)).load() };
}

/** The section that the address names. */
export default function SectionPage({ loaderData: { Screen } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  const { user } = useAuth();
  const location = useLocation();
  const { name, label, needs } = sectionAt(location);
  const may = useMay();
  const beginning = beginningOf(user?.role);
  if (beginning !== name && !namesSection(location))
    return <Navigate to={paths.adminSection(beginning)} replace />;
  if (needs && !may(needs)) return <NotForThisRole />;
  return (
    <>
      <title>{`${i18n._(label)} – ${facts.name}`}</title>
      <SectionTabs current={name} />
      <Screen />
    </>
  );
}

/** An address that the own role leads to nothing: a link that a colleague sent, or a role that was changed. */
function NotForThisRole() {
  return (
    <>
      <h1 className="sr-only">
        <Trans>Not part of your role</Trans>
      </h1>
      <EmptyState
        title={<Trans>This is not part of your role</Trans>}
        action={
          <LinkButton to={paths.adminSection("dashboard")}>
            <Trans>What waits for you</Trans>
          </LinkButton>
        }
      >
        <Trans>An owner of the shop can give you another one.</Trans>
      </EmptyState>
    </>
  );
}
