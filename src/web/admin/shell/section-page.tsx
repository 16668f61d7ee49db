import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { sectionAt } from "./sections.ts";

/** The section that the address names. */
export default function SectionPage() {
  const { i18n } = useLingui();
  const { name, label, screen: Screen } = sectionAt(useLocation());
  return (
    <Suspense key={name} fallback={<SkeletonText lines={8} />}>
      <title>{`${i18n._(label)} – Green Eco`}</title>
      <Screen />
    </Suspense>
  );
}
