import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, useLocation } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkTabs } from "../../ui/lists/link-tabs.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import { FirstDayBar } from "../dashboard/first-day-bar.tsx";
import { useFormats } from "../use-formats.ts";
import type { Route } from "./+types/section-page.ts";
import { beginningOf, entriesFor } from "./entries.ts";
import type { SectionName } from "./section.ts";
import { namesSection, sectionAt } from "./section-at.ts";
import { useWaitingIn } from "./use-waiting-in.ts";

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
    return <Navigate to={officePaths.adminSection(beginning)} replace />;
  if (needs && !may(needs)) return <NotForThisRole />;
  return (
    <>
      <title>{`${i18n._(label)} – ${facts.name}`}</title>
      <SectionTabs current={name} />
      {name !== "dashboard" && <FirstDayBar />}
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
          <LinkButton to={officePaths.adminSection("dashboard")}>
            <Trans>What waits for you</Trans>
          </LinkButton>
        }
      >
        <Trans>An owner of the shop can give you another one.</Trans>
      </EmptyState>
    </>
  );
}

/** What stands beside a section in its entry of the menu; nothing where it stands alone. */
function SectionTabs({ current }: { current: SectionName }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const waitingIn = useWaitingIn();
  const entry = entriesFor(useMay()).find(({ parts }) => parts.some(({ name }) => name === current));
  if (!entry || entry.parts.length < 2) return null;
  return (
    <LinkTabs
      label={i18n._(entry.label)}
      className="no-print mb-6"
      tabs={entry.parts.map((part) => {
        const waiting = waitingIn([part]);
        return {
          to: officePaths.adminSection(part.name),
          label: i18n._(part.tab ?? part.label),
          isCurrent: part.name === current,
          ...(waiting > 0 && { aside: count(waiting) }),
        };
      })}
    />
  );
}
