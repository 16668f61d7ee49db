import { Trans, useLingui } from "@lingui/react/macro";
import { sendTestMail } from "#contracts/first-day.ts";
import type { FirstDayStep } from "#domain/shop/first-day.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import type { useConfirmStep } from "./use-first-day.ts";

type Confirming = ReturnType<typeof useConfirmStep>;

/** The way to the place where a step is done, and the word of a person where no machine can know. */
export function FirstDayActions({ step, confirming }: { step: FirstDayStep; confirming: Confirming }) {
  switch (step) {
    case "identity":
    case "payment":
      return (
        <LinkButton size="sm" to={paths.adminSection("settings")}>
          <Trans>Open the settings</Trans>
        </LinkButton>
      );
    case "product":
      return (
        <LinkButton size="sm" to={paths.adminSection("Products")}>
          <Trans>Open the products</Trans>
        </LinkButton>
      );
    case "name":
    case "second-owner":
      return (
        <LinkButton size="sm" to={paths.adminSection("users")}>
          <Trans>Open the users</Trans>
        </LinkButton>
      );
    case "terms":
      return (
        <>
          <LinkButton size="sm" to={paths.adminSection("texts", { open: "terms" })}>
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
          <LinkButton size="sm" to={paths.adminSection("settings")}>
            <Trans>Open the settings</Trans>
          </LinkButton>
          <Button size="sm" onClick={() => confirming.mutate({ step, isDone: true })}>
            <Trans>I have one</Trans>
          </Button>
        </>
      );
    case "mail":
      return <MailActions confirming={confirming} />;
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
          : { text: t`The mail is in the folder of the outbox: no mail server is set (SMTP_URL).` },
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
