import { Trans, useLingui } from "@lingui/react/macro";
import { isLanguage } from "#domain/language/language.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useChooseLanguage } from "../shell/account-language.ts";

/** The language of one's screens and mails. */
export function OwnLanguage() {
  const { t } = useLingui();
  const { user } = useAuth();
  const choosing = useChooseLanguage();
  return (
    <section aria-labelledby="own-language" className="mb-10 border-t border-ink pt-5">
      <h2 id="own-language" className="mb-2 text-xl">
        <Trans>Language</Trans>
      </h2>
      <p className="mb-4 text-ink-2">
        <Trans>Of your screens here, and of the mails that the shop writes to you.</Trans>
      </p>
      <SelectField
        label={t`Language`}
        hideLabel
        value={user?.language ?? ""}
        disabled={choosing.isPending}
        onChange={({ target: { value } }) => choosing.mutate(isLanguage(value) ? value : null)}
        className="max-w-60"
      >
        <option value="">{t`Not chosen`}</option>
        <option value="en" lang="en">
          English
        </option>
        <option value="fr" lang="fr">
          Français
        </option>
      </SelectField>
    </section>
  );
}
