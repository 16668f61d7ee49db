import { Trans, useLingui } from "@lingui/react/macro";
import Ban from "lucide-react/icons/ban";
import { useState } from "react";
import { type ApiKey, endApiKey, listApiKeys } from "#contracts/accounts/api-keys.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { RowAction } from "../index/row-action.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { ApiKeyDialog } from "./api-key-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

/** The keys of programs: making one, its secret this once, and ending it (SPEC-4.60). */
export function ApiKeys() {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [ending, setEnding] = useState<ApiKey>();
  const query = useStaffQuery({
    queryKey: ["api-keys"],
    read: async (ask) => (await ask(listApiKeys, {})).api_keys,
  });
  return (
    <section aria-labelledby="api-keys" className="border-t border-ink pt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="api-keys" className="text-xl">
          <Trans>API keys</Trans>
        </h2>
        <Button variant="ink" onClick={() => setMaking(true)}>
          <Trans>Make a key</Trans>
        </Button>
      </div>
      <p className="mb-4 text-ink-2">
        <Trans>
          With a key, a program of yours reads and changes what an account of the same role may. Accounts,
          settings and refunds stay yours.
        </Trans>{" "}
        <a className="link" href="/api/docs">
          <Trans>All calls</Trans>
        </a>
      </p>
      <QueryState query={query} lines={2} />
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No program has a key.</Trans>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="border-y border-line">
          {query.data.map((key) => (
            <li
              key={key.id}
              className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <KeyFacts of={key} />
              <RowAction icon={Ban} label={t`End the key ${key.name}`} onPress={() => setEnding(key)} />
            </li>
          ))}
        </ul>
      )}
      {isMaking && <ApiKeyDialog onClose={() => setMaking(false)} onMade={setSecret} />}
      {secret !== undefined && (
        <SecretDialog title={<Trans>The new key</Trans>} secret={secret} onClose={() => setSecret(undefined)}>
          <Trans>
            Give it to your program now: it is shown this once. The program sends it with every call, in the
            header Authorization after the word Bearer.
          </Trans>
        </SecretDialog>
      )}
      {ending && <EndKeyDialog of={ending} onClose={() => setEnding(undefined)} />}
    </section>
  );
}

function KeyFacts({ of: { name, role, ends_on, last_used_at, made_by, is_over } }: { of: ApiKey }) {
  const { i18n } = useLingui();
  const { moment, calendarDay } = useFormats();
  return (
    <div className="min-w-0">
      <p className="break-words">
        {name} · {i18n._(roleWords[role])}
      </p>
      <p className="tabular text-sm text-ink-2">
        <Trans>made by {made_by}</Trans> ·{" "}
        {last_used_at === null ? (
          <Trans>not used yet</Trans>
        ) : (
          <Trans>last used {moment(last_used_at)}</Trans>
        )}
        {ends_on !== null && (
          <>
            {" "}
            · <Trans>good until {calendarDay(ends_on)}</Trans>
          </>
        )}
      </p>
      {is_over && (
        <StatusDot tone="negative">
          <Trans>Opens nothing any more</Trans>
        </StatusDot>
      )}
    </div>
  );
}

function EndKeyDialog({ of: { id, name }, onClose }: { of: ApiKey; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const ending = useStaffMutation({
    invalidates: ["api-keys"],
    mutationFn: (values: ProofValues) =>
      callAsStaff(endApiKey, { params: { id }, body: proofOf(values, asked) }),
    onSuccess: () => {
      onClose();
      toast({ text: t`The key ${name} is ended: it opens nothing any more.` });
    },
  });
  const form = useStaffForm<ProofValues>(ending, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>End the key {name}?</Trans>}
      description={
        <Trans>The program that holds it is refused from now on. A new key can be made at any time.</Trans>
      }
      confirmLabel={t`End the key`}
      cancelLabel={t`Cancel`}
      busy={ending.isPending}
      error={form.problem && translateMessage(i18n, form.problem)}
      onConfirm={() => void form.submit()}
    >
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor} />
    </ConfirmDialog>
  );
}
