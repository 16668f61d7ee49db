import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ArchiveRestore from "lucide-react/icons/archive-arrow-up";
import { useState } from "react";
import { restoreUser } from "#contracts/accounts/accounts.ts";
import type { CallAnswer } from "#contracts/call.ts";
import { restoreProduct, restoreSize } from "#contracts/catalogue/catalogue.ts";
import { restoreContactMessage } from "#contracts/contact.ts";
import { restoreMessage } from "#contracts/quotes/messages.ts";
import { restoreQuote } from "#contracts/quotes/quotes.ts";
import { listTrash, type Trashed, trashKinds } from "#contracts/trash.ts";
import type { Right } from "#domain/accounts/roles.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { StatusSelect } from "../index/status-select.tsx";
import { askedOf, useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { RestoreAdministratorDialog } from "./restore-administrator-dialog.tsx";

/** What was deleted, and the way back. */
export function TrashSection() {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const index = useIndexState({ perPage: 10 });
  const asked = acceptedQuery(listTrash.query, askedOf(index.state));
  const query = useStaffQuery({
    queryKey: ["trash", asked],
    read: (ask) => ask(listTrash, { query: asked }),
    select: ({ trash: rows, meta }) => ({ rows, meta }),
  });
  const restoring = useStaffMutation({
    invalidates: ["quotes", "products", "sizes", "users", "contact-messages", "thread"],
    mutationFn: restoreRecord,
    optimistic: {
      queryKey: "trash",
      update: ({ trash, meta }: CallAnswer<typeof listTrash>, { id }: Trashed) => ({
        trash: trash.filter((row) => row.id !== id),
        meta,
      }),
    },
    onSuccess: (_, { name }: Trashed) => toast({ tone: "positive", text: t`${name} is restored.` }),
  });
  const [asking, setAsking] = useState<Trashed>();
  const restore = (row: Trashed) => (row.asks_for_proof ? setAsking(row) : restoring.mutate(row));
  const columns = [
    { name: "name", head: <Trans>Name</Trans>, isRowHead: true, cell: ({ name }: Trashed) => name },
    { name: "kind", head: <Trans>What</Trans>, cell: ({ kind }: Trashed) => i18n._(trashMessages[kind]) },
    { name: "by", head: <Trans>Deleted by</Trans>, cell: ({ deleted_by }: Trashed) => deleted_by },
    {
      name: "at",
      head: <Trans>Deleted</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ deleted_at }: Trashed) => moment(deleted_at),
    },
    {
      name: "actions",
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (row: Trashed) => (
        <Allowed to={restoringNeeds[row.kind]}>
          <Button size="sm" aria-label={t`Restore ${row.name}`} onClick={() => restore(row)}>
            <Icon of={ArchiveRestore} className="size-4" />
            <Trans>Restore</Trans>
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <>
      <SectionHead title={<Trans>Trash</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search the trash`}
          placeholder={t`Search by name...`}
          index={index}
        />
        <StatusSelect
          index={index}
          options={trashKinds.map((kind) => ({ value: kind, label: i18n._(trashMessages[kind]) }))}
        />
      </div>
      <FormProblem problem={restoring.problem} />
      <IndexList
        label={t`Trash`}
        index={index}
        query={query}
        emptyText={<Trans>The trash is empty</Trans>}
        emptyHint={<Trans>What is deleted comes here, and can be restored.</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
      {asking && <RestoreAdministratorDialog record={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** What lies in the trash, in words. */
const trashMessages: Readonly<Record<(typeof trashKinds)[number], MessageDescriptor>> = {
  quote: msg`Quote`,
  product: msg`Product`,
  size: msg`Size`,
  user: msg`User`,
  contact_message: msg`Message`,
  quote_message: msg`Message about a quote`,
};

const restoringNeeds: Readonly<Record<Trashed["kind"], Right>> = {
  quote: "quotes.write",
  product: "shop.manage",
  size: "shop.manage",
  user: "shop.manage",
  contact_message: "inbox.write",
  quote_message: "messages.write",
};

/** Brings back what was deleted, by the call of its kind. */
async function restoreRecord({ kind, record_id }: Trashed): Promise<void> {
  const params = { id: record_id };
  switch (kind) {
    case "quote":
      return void (await doAsStaff(restoreQuote, { params }));
    case "product":
      return void (await doAsStaff(restoreProduct, { params }));
    case "size":
      return void (await doAsStaff(restoreSize, { params }));
    case "user":
      return void (await doAsStaff(restoreUser, { params, body: {} }));
    case "contact_message":
      return void (await doAsStaff(restoreContactMessage, { params, body: {} }));
    case "quote_message":
      return void (await doAsStaff(restoreMessage, { params, body: {} }));
  }
}
