import { Trans, useLingui } from "@lingui/react/macro";
import { sendTestMail } from "#contracts/first-day.ts";
import type { FirstDayStep } from "#domain/shop/first-day.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import type { useConfirmStep } from "./use-first-day.ts";

type Confirming = ReturnType<typeof useConfirmStep>;

/** Where each step is done. */
const placeOfStep: Readonly<Record<FirstDayStep, string>> = {
  name: officePaths.adminSection("account"),
  identity: `${officePaths.adminSection("settings")}#settings-shop`,
  product: officePaths.adminSection("Products"),
  terms: officePaths.adminSection("texts", { open: "terms" }),
  mail: `${officePaths.adminSection("settings")}#settings-mail`,
  taxes: officePaths.adminSection("taxes"),
  payment: `${officePaths.adminSection("settings")}#settings-payments`,
  backup: `${officePaths.adminSection("settings")}#settings-backup`,
  address: `${officePaths.adminSection("account")}#own-address`,
  "second-owner": officePaths.adminSection("users"),
};

interface FirstDayActionsProps {
  readonly step: FirstDayStep;
  readonly confirming: Confirming;
  /** The first that is left: its way stands out. */
  readonly isNext?: boolean;
}

/** The way to the place where a step is done, and the word of a person where no machine can know. */
export function FirstDayActions({ step, confirming, isNext = false }: FirstDayActionsProps) {
  const way = { size: "sm", to: placeOfStep[step], variant: isNext ? "ink" : "outline" } as const;
  switch (step) {
    case "identity":
    case "payment":
      return (
        <LinkButton {...way}>
          <Trans>Open the settings</Trans>
        </LinkButton>
      );
    case "product":
      return (
        <LinkButton {...way}>
          <Trans>Open the products</Trans>
        </LinkButton>
      );
    case "name":
      return (
        <LinkButton {...way}>
          <Trans>Open my account</Trans>
        </LinkButton>
      );
    case "address":
      return (
        <LinkButton {...way}>
          <Trans>Change the address</Trans>
        </LinkButton>
      );
    case "second-owner":
      return (
        <LinkButton {...way}>
          <Trans>Open the users</Trans>
        </LinkButton>
      );
    case "taxes":
      return (
        <>
          <LinkButton {...way}>
            <Trans>Open the taxes</Trans>
          </LinkButton>
          <Button size="sm" onClick={() => confirming.mutate({ step, isDone: true })}>
            <Trans>I charge none</Trans>
          </Button>
        </>
      );
    case "terms":
      return (
        <>
          <LinkButton {...way}>
            <Trans>Open the terms</Trans>
          </LinkButton>
          <Button size="sm" onClick={() => confirming.mutate({ step, isDone: true })}>
            <Trans>I have read them</Trans>
          </Button>
        </>
      );
    case "backup":
      return (
        <>
          <LinkButton {...way}>
            <Trans>Open the settings</Trans>
          </LinkButton>
          <Button size="sm" onClick={() => confirming.mutate({ step, isDone: true })}>
            <Trans>I have one</Trans>
          </Button>
        </>
      );
    case "mail":
      return (
        <>
          <LinkButton {...way}>
            <Trans>Open the settings</Trans>
          </LinkButton>
          <MailActions confirming={confirming} />
        </>
      );
  }
}

function MailActions({ confirming }: { confirming: Confirming }) {
  const { t } = useLingui();
  const sending = useStaffMutation({
    invalidates: ["outbox"],
    mutationFn: () => callAsStaff(sendTestMail, { body: {} }),
    onSuccess: ({ sent_to: address, has_mail_server }) =>
      toast(
        has_mail_server
          ? { tone: "positive", text: t`A mail is on its way to ${address}.` }
          : {
              text: t`No mail left yet: enter your mail server in the settings, under Mail. Until then mails are kept as files where the shop runs.`,
            },
      ),
  });
  return (
    <>
      <Button size="sm" busy={sending.isPending} onClick={() => sending.mutate(undefined)}>
        <Trans>Send me a test mail</Trans>
      </Button>
      <Button size="sm" onClick={() => confirming.mutate({ step: "mail", isDone: true })}>
        <Trans>I have it</Trans>
      </Button>
      {sending.problem !== undefined && (
        <div className="basis-full">
          <FormProblem problem={sending.problem} />
        </div>
      )}
    </>
  );
}
