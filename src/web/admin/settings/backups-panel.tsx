import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { type Backup, listBackups, makeBackup } from "#contracts/backups.ts";
import { backupFileName } from "#domain/settings/backups.ts";
import { seconds } from "#domain/time/durations.ts";
import { fileSize } from "../../parts/messages/file-size.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { useLocale } from "../../words/use-locale.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { RowAction } from "../index/row-action.tsx";
import { useFormats } from "../use-formats.ts";
import { useSaveFiles } from "../use-save-files.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** Backups that the shop keeps, and a way to make and download one. */
export function BackupsPanel() {
  const [isOpen, setOpen] = useState(false);
  const query = useStaffQuery({
    queryKey: ["backups"],
    read: async (ask) => (await ask(listBackups, {})).backups,
    // One that is being made is ready in a while.
    refetchInterval: seconds(5),
  });
  return (
    <div className="mb-6 grid gap-3">
      <p className="text-ink-2">
        <Trans>
          A backup is the whole shop in one file: its data, its files and its written mails. Guard it like the
          shop. To restore one is a command on the machine: npm run restore.
        </Trans>
      </p>
      <p className="text-ink-2">
        <Trans>
          You can download yours within a day. The newest seven are kept, and the newest seven of the nights,
          which are made while a bucket is set and copied to it.
        </Trans>
      </p>
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          <Trans>Make a backup</Trans>
        </Button>
      </div>
      <QueryState query={query} lines={2} />
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No backup was made here yet.</Trans>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="border-y border-line">
          {query.data.map((backup) => (
            <Row key={backup.id} of={backup} />
          ))}
        </ul>
      )}
      {isOpen && <MakeBackup onClose={() => setOpen(false)} />}
    </div>
  );
}

function Row({ of: backup }: { readonly of: Backup }) {
  const { t } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const saving = useSaveFiles();
  const { id, created_at, byte_size, is_nightly, has_key, state, missing_files, problem } = backup;
  const moment = formats.moment(created_at);
  const file = { address: `/api/backups/${id}`, name: backupFileName(backup) };
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p>
          {moment}
          {byte_size !== null && ` · ${fileSize(byte_size, locale)}`}
        </p>
        {state === "made" && (
          <p className="text-sm text-ink-2">
            {is_nightly ? <Trans>Made at night</Trans> : <Trans>Made by hand</Trans>} ·{" "}
            {has_key ? (
              <Trans>with the key of the secrets</Trans>
            ) : (
              <Trans>without the key of the secrets</Trans>
            )}
          </p>
        )}
        <State {...backup} />
        {missing_files > 0 && (
          <p className="text-sm text-ink-2">
            <Plural
              value={missing_files}
              one="# file that the shop names was not in its store."
              other="# files that the shop names were not in its store."
            />
          </p>
        )}
        {problem !== null && <p className="text-sm break-words text-ink-2">{problem}</p>}
      </div>
      {backup.is_downloadable && (
        <RowAction
          icon={Download}
          label={t`Download the backup of ${moment}`}
          busy={saving.isPending}
          onPress={() => saving.mutate([file])}
        />
      )}
    </li>
  );
}

function State({ state, is_nightly, copied_at, problem }: Backup) {
  if (state === "waiting")
    return (
      <StatusDot tone="neutral">
        <Trans>Is being made</Trans>
      </StatusDot>
    );
  if (state === "failed")
    return (
      <StatusDot tone="negative">
        <Trans>Could not be made</Trans>
      </StatusDot>
    );
  if (!is_nightly) return null;
  if (problem !== null)
    return (
      <StatusDot tone="negative">
        <Trans>Could not be copied to the bucket</Trans>
      </StatusDot>
    );
  return (
    <StatusDot tone={copied_at === null ? "neutral" : "positive"}>
      {copied_at === null ? (
        <Trans>Is being copied to the bucket</Trans>
      ) : (
        <Trans>Copied to the bucket</Trans>
      )}
    </StatusDot>
  );
}

interface Values extends ProofValues {
  readonly withKey: boolean;
}

function MakeBackup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const saving = useStaffMutation({
    invalidates: ["backups", "settings-history"],
    mutationFn: ({ withKey, ...proof }: Values) =>
      callAsStaff(makeBackup, { body: { with_key: withKey, ...proofOf(proof, asked) } }),
    onSuccess: onClose,
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: { withKey: false, ...noProof },
    rules: (values) => proofRules(values, asked),
  });
  return (
    <FormDialog
      id="make-backup"
      title={<Trans>Make a backup</Trans>}
      submitLabel={<Trans>Make it</Trans>}
      form={form}
      onClose={onClose}
    >
      <Checkbox
        label={t`With the key of the secrets`}
        hint={t`A restored shop needs it for the keys and passwords that you typed here. A thief of the file then has them, too.`}
        checked={form.values.withKey}
        onChange={({ currentTarget }) => form.change("withKey", currentTarget.checked)}
      />
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>The whole shop is in a backup, so please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
