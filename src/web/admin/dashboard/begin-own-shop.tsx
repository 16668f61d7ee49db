import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { beginOwnShop } from "#contracts/first-day.ts";
import { languageAskedFor } from "#domain/language/accept-language.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useLocale } from "../../words/use-locale.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { useMay } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useFirstDay } from "./use-first-day.ts";

/** The way out of the demo, for its owner. Nothing in a shop that is none. */
export function BeginOwnShop() {
  const { data } = useFirstDay();
  const isOwner = useMay()("shop.manage");
  const [isOpen, setOpen] = useState(false);
  if (!isOwner || !data?.is_demo) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="ink" onClick={() => setOpen(true)}>
        <Trans>Begin my own shop</Trans>
      </Button>
      <p className="min-w-0 grow basis-60 text-sm text-ink-2">
        <Trans>This is the demo: its products, claims and languages are examples.</Trans>
      </p>
      {isOpen && <BeginDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const locale = useLocale();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const beginning = useStaffMutation({
    invalidates: ["first-day"],
    mutationFn: (values: ProofValues) =>
      callAsStaff(beginOwnShop, {
        body: {
          ...proofOf(values, asked),
          time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          first_language: locale === "mul" ? (languageAskedFor(navigator.languages.join()) ?? "en") : locale,
        },
      }),
    // The page in another language, with other words and other data: loaded anew.
    onSuccess: () => location.assign(officePaths.admin()),
  });
  const form = useStaffForm<ProofValues>(beginning, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <FormDialog
      id="begin-own-shop"
      title={<Trans>Begin my own shop</Trans>}
      submitLabel={<Trans>Begin my own shop</Trans>}
      form={form}
      onClose={onClose}
    >
      <ul className="list-disc pl-5">
        <li>
          <Trans>The products of the demo go to the trash. Those that you added stay.</Trans>
        </li>
        <li>
          <Trans>
            Its claims, numbers, stars, address and pictures are gone. What you have typed in the settings
            stays.
          </Trans>
        </li>
        <li>
          <Trans>
            Pages, mails and documents speak one language each, the visitor's, instead of the demo's mixture.
          </Trans>
        </li>
        <li>
          <Trans>Visitors open no accounts of their own until you allow it again.</Trans>
        </li>
        <li>
          <Trans>Requests, clients and orders that are there stay.</Trans>
        </li>
      </ul>
      <p className="font-medium">
        <Trans>There is no way back to the demo.</Trans>
      </p>
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>Please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
