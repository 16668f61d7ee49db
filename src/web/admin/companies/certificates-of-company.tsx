import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { CertificateAnswer } from "#contracts/companies/certificates.ts";
import type { CompanyRecord } from "#contracts/companies/companies.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import type { Tone } from "../../ui/feedback/tone.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useSaveFiles } from "../use-save-files.ts";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { certificateKindWords, certificateStateWords } from "./company-words.ts";

interface CertificatesOfCompanyProps extends Pick<CompanyRecord, "certificates"> {
  readonly companyId: number;
}

const tones = { valid: "positive", expiring: "caution", expired: "negative", unchecked: "caution" } as const;

/** Why a company pays no sales tax, each with how long it still holds. */
export function CertificatesOfCompany({ companyId, certificates }: CertificatesOfCompanyProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<"add" | CertificateAnswer>();
  const saving = useSaveFiles();
  const save = ({ id, file }: CertificateAnswer) => {
    const address = `/api/companies/${companyId}/certificates/${id}/file`;
    saving.mutate([{ address, name: file?.name ?? "certificate" }]);
  };
  return (
    <RecordPart
      id="company-certificates"
      title={<Trans>Tax certificates</Trans>}
      isEmpty={certificates.length === 0}
      action={
        <Allowed to="companies.credit">
          <Button size="sm" onClick={() => setDialog("add")}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add a certificate</Trans>
          </Button>
        </Allowed>
      }
      after={
        dialog && (
          <CertificateDialog
            companyId={companyId}
            certificate={dialog === "add" ? undefined : dialog}
            onClose={() => setDialog(undefined)}
          />
        )
      }
    >
      {certificates.map((certificate) => (
        <li
          key={certificate.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <CertificateFacts certificate={certificate} />
          <Allowed to="companies.credit">
            <span className="flex gap-1">
              {certificate.file && (
                <RowAction
                  icon={Download}
                  label={t`Download ${certificate.file.name}`}
                  busy={saving.isPending}
                  onPress={() => save(certificate)}
                />
              )}
              <RowAction
                icon={Pencil}
                label={t`Edit ${certificate.number}`}
                onPress={() => setDialog(certificate)}
              />
            </span>
          </Allowed>
        </li>
      ))}
    </RecordPart>
  );
}

function CertificateFacts({ certificate }: { certificate: CertificateAnswer }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const tone: Tone = tones[certificate.state];
  const { expires_on } = certificate;
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="break-words">
          {i18n._(certificateKindWords[certificate.kind])} · {certificate.number}
        </span>
        <Badge tone={tone}>{i18n._(certificateStateWords[certificate.state])}</Badge>
      </span>
      <span className="tabular block text-sm break-words text-ink-2">
        {certificate.states.join(", ")} ·{" "}
        {expires_on === null ? (
          <Trans>without an end</Trans>
        ) : (
          <Trans>until {showDay(expires_on, locale)}</Trans>
        )}
        {certificate.checked_by !== null && (
          <>
            {" · "}
            <Trans>checked by {certificate.checked_by}</Trans>
          </>
        )}
      </span>
    </span>
  );
}
