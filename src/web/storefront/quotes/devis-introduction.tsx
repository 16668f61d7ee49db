import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { HowItWorks } from "../../parts/quotes/how-it-works.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { Stepper } from "../../ui/fields/stepper.tsx";
import { DevisHero } from "./devis-hero.tsx";
import type { SizeGroup } from "./sizes/size-groups.ts";

interface DevisIntroductionProps {
  groups: readonly SizeGroup[] | undefined;
  isSent: boolean;
}

/** The part before the form. It does not depend on what is typed, so a keystroke does not render it again. */
export const DevisIntroduction = memo(function DevisIntroduction({ groups, isSent }: DevisIntroductionProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Ask for a quote`}
        description={t`Choose bags, sizes and quantities, add your logo, and have a quote within 24 hours. The estimate adds up while you write.`}
        path={(paths) => paths.devis()}
      />
      <DevisHero groups={groups} />
      {/* Below the form on a phone, and not before the form is there whole: a page that comes slowly would push it down. */}
      {!isSent && (
        <HowItWorks className="pt-12 pb-6 max-sm:order-last max-sm:hidden max-sm:group-has-[[type=submit]]/devis:block" />
      )}
      <Stepper
        label={t`Your request`}
        doneLabel={t`done`}
        current={isSent ? 1 : 0}
        steps={[
          { key: "submission", label: <Trans>Submission</Trans> },
          { key: "processing", label: <Trans>Processing</Trans> },
          { key: "confirmation", label: <Trans>Confirmation</Trans> },
        ]}
        className="mt-8 mb-8 sm:mb-10"
      />
    </>
  );
});
