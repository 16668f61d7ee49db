import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  changeSettings,
  type SettingChanges,
  type SettingsAnswer,
  settingsAnswer,
} from "#contracts/settings.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { readIfAgreed } from "../../api/read-answer.ts";
import { ApiFailure } from "../../api/send.ts";
import { bringWords } from "../../words/area-words.ts";
import { useMoney } from "../../words/use-locale.ts";
import type { ProofValues } from "../accounts/proof-fields.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { isSame, pick, type SettingName } from "./setting-values.ts";

interface Saving {
  readonly saved: SettingsAnswer;
  readonly names: readonly SettingName[];
  readonly onSaved: (answer: SettingsAnswer) => void;
}

interface Change {
  readonly values: SettingChanges;
  /** Where a guarded one changes. */
  readonly proof: Partial<ProofValues>;
}

/** Saves the settings of one group. What others saved meanwhile is never overwritten unseen. */
export function useSaveSettings({ saved, names, onSaved }: Saving) {
  const { revalidate } = useRevalidator();
  const { i18n } = useLingui();
  const { currency } = useMoney();
  /** The name at the head of the back office, the shop's own pages in this window, and the sign of its currency. */
  const renew = async (values: ShopSettings) => {
    await revalidate();
    if (values.currency === currency) return;
    await Promise.all([bringWords("public"), bringWords("admin")]);
    i18n.activate(i18n.locale, i18n.locales);
  };
  // Each form for itself: what another group saved is no sign that one has seen what others changed of this one.
  const [seen, setSeen] = useState({ version: saved.version, values: pick(saved.values, names) });
  return useStaffMutation({
    invalidates: ["settings", "settings-history", "first-day"],
    row: settingsAnswer,
    mutationFn: async ({ values, proof }: Change, fresh) => {
      const version = Math.max(seen.version, fresh?.version ?? 0);
      const put = (latest: number) =>
        callAsStaff(changeSettings, { body: { values, ...proof } }, { version: latest });
      try {
        return await put(version);
      } catch (error) {
        const now = error instanceof ApiFailure && error.status === 409 ? freshOf(error) : undefined;
        // Others changed other groups: nothing of this one is overwritten.
        if (now && !fresh && isSame(pick(now.values, names), seen.values)) return await put(now.version);
        throw error;
      }
    },
    onSuccess: (answer) => {
      setSeen({ version: answer.version, values: pick(answer.values, names) });
      onSaved(answer);
      void renew(answer.values);
    },
  });
}

function freshOf(error: ApiFailure): SettingsAnswer | undefined {
  return readIfAgreed(settingsAnswer, error.body.fresh, "fresh");
}
