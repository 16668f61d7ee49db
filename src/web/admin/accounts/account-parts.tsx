import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import type { useIndexState } from "../index/use-index-state.ts";

interface AccountPartsProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly counts:
    | { readonly total: number; readonly staff?: number; readonly registered?: number }
    | undefined;
  readonly children: ReactNode;
}

/** Who works here, and who only registered: two tabs beside the list of all, which is the specified one. */
export function AccountParts({ index, counts, children }: AccountPartsProps) {
  const { t } = useLingui();
  const { status } = index.state.filters;
  const shown = status === "staff" || status === "registered" ? status : "all";
  return (
    <Tabs
      label={t`Accounts`}
      value={shown}
      onValueChange={(next) => index.change({ status: next === "all" ? "" : next })}
      tabs={[
        { value: "all", label: <Trans>All accounts</Trans>, aside: counts?.total },
        { value: "staff", label: <Trans>Team</Trans>, aside: counts?.staff },
        { value: "registered", label: <Trans>Registered accounts</Trans>, aside: counts?.registered },
      ]}
    >
      <TabPanel value={shown}>{children}</TabPanel>
    </Tabs>
  );
}
