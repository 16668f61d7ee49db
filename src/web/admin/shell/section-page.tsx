import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import { sectionAt } from "./section-at.ts";

/** The section that the address names. */
export default function SectionPage() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  const { name, label, needs, screen: Screen } = sectionAt(useLocation());
  const may = useMay();
  if (needs && !may(needs)) return <NotForThisRole />;
  return (
    <Suspense key={name} fallback={<SkeletonText lines={8} />}>
      <title>{`${i18n._(label)} – ${facts.name}`}</title>
      <Screen />
    </Suspense>
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
