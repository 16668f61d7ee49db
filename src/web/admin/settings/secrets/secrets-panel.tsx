import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SecretsAnswer } from "#contracts/shop-secrets.ts";
import { type SecretGroup, secretGroups } from "#domain/settings/shop-secrets.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { EnterSecrets, ForgetSecrets } from "./secret-dialogs.tsx";
import { secretGroupWords } from "./secret-words.ts";
import { useSecrets } from "./use-secrets.ts";

/** Keys and passwords of the shop: whether they are set, a way to type others, and one to forget them. */
export function SecretsPanel({ groups }: { readonly groups: readonly SecretGroup[] }) {
  const secrets = useSecrets();
  return (
    <div className="mb-6 grid gap-6">
      <QueryState query={secrets} lines={3} />
      {secrets.data && groups.map((group) => <Group key={group} group={group} secrets={secrets.data} />)}
    </div>
  );
}

interface GroupProps {
  readonly group: SecretGroup;
  readonly secrets: SecretsAnswer;
}

function Group({ group, secrets }: GroupProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<"enter" | "forget">();
  const [said, setSaid] = useState<string>();
  const { title, what } = secretGroupWords[group];
  const isSet = secretGroups[group].some((name) => secrets.is_set[name]);
  const isFixed = secrets.from_environment.includes(group);
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-2 border-y border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{i18n._(title)}</h3>
        <State {...{ isSet, isFixed }} isLost={secrets.to_type_again.includes(group)} />
      </div>
      <p className="text-sm text-ink-2">{i18n._(what)}</p>
      {isFixed ? (
        <p className="text-sm text-ink-2">
          <Trans>It is set where the shop is started, and changed there.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setOpen("enter")}>
            {isSet ? <Trans>Enter anew</Trans> : <Trans>Enter</Trans>}
            <span className="sr-only"> {i18n._(title)}</span>
          </Button>
          {isSet && (
            <Button size="sm" onClick={() => setOpen("forget")}>
              <Trans>Forget</Trans>
              <span className="sr-only"> {i18n._(title)}</span>
            </Button>
          )}
        </div>
      )}
      <p role="status" className={said === undefined ? "sr-only" : "text-sm text-leaf"}>
        {said !== undefined && <Trans>Tried, and kept.</Trans>} {said}
      </p>
      {open === "enter" && <EnterSecrets {...{ group, secrets }} onChanged={setSaid} onClose={close} />}
      {open === "forget" && <ForgetSecrets group={group} onChanged={setSaid} onClose={close} />}
    </div>
  );
}

interface StateProps {
  readonly isSet: boolean;
  readonly isFixed: boolean;
  readonly isLost: boolean;
}

function State({ isSet, isFixed, isLost }: StateProps) {
  if (isFixed)
    return (
      <StatusDot tone="positive">
        <Trans>From the environment</Trans>
      </StatusDot>
    );
  if (isLost)
    return (
      <StatusDot tone="negative">
        <Trans>Has to be typed again: the shop's key is another one</Trans>
      </StatusDot>
    );
  return (
    <StatusDot tone={isSet ? "positive" : "neutral"}>
      {isSet ? <Trans>Set</Trans> : <Trans>Not set</Trans>}
    </StatusDot>
  );
}
