import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "#contracts/accounts/accounts.ts";
import { renameOwnAccount } from "#contracts/accounts/own-account.ts";
import { accountNameRule, optionalTelephoneRule } from "#domain/accounts/account-rules.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useOwnAccount } from "./use-own-account.ts";

/** One's own name and telephone. */
export function OwnName() {
  const query = useOwnAccount();
  return (
    <section aria-labelledby="own-name" className="mb-10 border-t border-ink pt-5">
      <h2 id="own-name" className="mb-4 text-xl">
        <Trans>Name</Trans>
      </h2>
      <QueryState query={query} lines={3} />
      {query.data && <NameForm key={query.data.version} user={query.data} />}
    </section>
  );
}

interface Values {
  readonly name: string;
  readonly telephone: string;
}

function NameForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { renew } = useAuth();
  const renaming = useStaffMutation({
    invalidates: ["me", "users", "history", "first-day"],
    mutationFn: (body: Values) => callAsStaff(renameOwnAccount, { body }),
    onSuccess: () => {
      void renew();
      toast({ tone: "positive", text: t`Saved.` });
    },
  });
  const form = useStaffForm<Values>(renaming, {
    defaultValues: { name: user.name, telephone: user.telephone ?? "" },
    rules: ({ name, telephone }) => ({
      name: accountNameRule(name),
      telephone: optionalTelephoneRule(telephone),
    }),
  });
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={form.submit}>
      <FormProblem problem={form.problem} />
      <TextField {...form.field("name")} label={t`Your name`} autoComplete="name" required />
      <TextField {...form.field("telephone")} label={t`Telephone (optional)`} type="tel" autoComplete="tel" />
      <Button type="submit" className="w-fit" busy={renaming.isPending} disabled={!form.isDirty}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
