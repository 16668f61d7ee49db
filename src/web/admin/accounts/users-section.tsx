import { Trans, useLingui } from "@lingui/react/macro";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import MailPlus from "lucide-react/icons/mail-plus";
import UserPlus from "lucide-react/icons/user-plus";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { exportUsers, type ReadUser } from "../../api/reads/users.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { windowWithEnds } from "../../ui/lists/pager-window.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useRootData } from "../../words/use-locale.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { type IndexState, useIndexState } from "../index/use-index-state.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { useFormats } from "../use-formats.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { Registration } from "./registration.tsx";
import { useUserColumns } from "./use-user-columns.tsx";
import { useUsers } from "./use-users.ts";
import { UserActions, type UserRowActions } from "./user-actions.tsx";
import { UserRole } from "./user-role.tsx";
import { usersSheet, usersSheetName } from "./users-sheet.ts";

type OpenDialog =
  | { readonly kind: "invite" | "add" }
  | { readonly kind: "edit" | "delete"; readonly user: ReadUser };

/** User Management: 4 a page. */
export function UsersSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "users" });
  const query = useUsers(index.state);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const actions = {
    onEdit: (user: ReadUser) => setDialog({ kind: "edit", user }),
    onDelete: (user: ReadUser) => setDialog({ kind: "delete", user }),
  };
  const columns = useUserColumns(actions);
  return (
    <>
      <SectionHead title={<Trans>User Management</Trans>}>
        <RefreshButton query={query} />
        <ExportUsers state={index.state} />
        <Button onClick={() => setDialog({ kind: "invite" })}>
          <Icon of={MailPlus} className="size-4" />
          <Trans>Invite</Trans>
        </Button>
        <Button variant="ink" data-shortcut="n" onClick={() => setDialog({ kind: "add" })}>
          <Icon of={UserPlus} className="size-4" />
          <Trans>Add User</Trans>
        </Button>
      </SectionHead>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search users`}
          placeholder={t`Search by name, email or telephone...`}
          index={index}
        />
      </div>
      <AccountParts index={index} counts={query.data?.counts}>
        <IndexList
          label={t`Users`}
          index={index}
          query={query}
          what="users"
          loadingText={<Trans>Loading users...</Trans>}
          emptyText={<Trans>No users found...</Trans>}
          emptyHint={<Trans>People with an account stand in this list.</Trans>}
          emptyAction={
            <Button variant="ink" onClick={() => setDialog({ kind: "add" })}>
              <Trans>Add User</Trans>
            </Button>
          }
          columns={columns}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          card={(user) => <UserCard {...actions} user={user} />}
          pager={{ window: (page, count) => windowWithEnds(page, count, 5) }}
        />
      </AccountParts>
      {/* After the rows, however many come: before them it would jump. */}
      {!query.isPending && <OpenInvitations />}
      {!query.isPending && <Registration />}
      {!query.isPending && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="text-ink-2">
            <Trans>A lost device, a leaked password? Every session can be ended at once.</Trans>
          </p>
          <EndSessions />
        </div>
      )}
      {dialog?.kind === "invite" && <InviteDialog onClose={close} />}
      {dialog?.kind === "add" && <AddUserDialog onClose={close} />}
      {dialog?.kind === "edit" && <EditUserDialog user={dialog.user} onClose={close} />}
      {dialog?.kind === "delete" && <DeleteUserDialog user={dialog.user} onClose={close} />}
    </>
  );
}

/** A user on a small screen. */
function UserCard({ user, ...actions }: UserRowActions & { user: ReadUser }) {
  const { day } = useFormats();
  return (
    <article aria-label={user.name}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          <Link className="link" to={officePaths.adminUser(user.id)}>
            {user.name}
          </Link>
        </p>
        <UserRole user={user} />
      </div>
      <p className="text-sm break-all">{user.email}</p>
      <MixedAlphabets email={user.email} />
      <p className="tabular text-sm">{user.telephone ?? "–"}</p>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-2">
        <span className="tabular text-sm text-ink-2">{day(user.created_at)}</span>
        <UserActions {...actions} user={user} />
      </div>
    </article>
  );
}

interface AccountPartsProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly counts:
    | { readonly total: number; readonly staff?: number; readonly registered?: number }
    | undefined;
  readonly children: ReactNode;
}

/** Who works here, and who only registered: two tabs beside the list of all, which is the specified one. */
function AccountParts({ index, counts, children }: AccountPartsProps) {
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

/** The list as a real .xlsx, of all pages that match; what writes it is loaded when it is asked for. */
function ExportUsers({ state }: { state: IndexState }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const { day } = useFormats();
  const exporting = useExport("users", async () => {
    const { status } = state.filters;
    const users = await readRows(exportUsers.path, { search: state.search, status }, exportUsers.reads);
    // The one that zips in this thread: a worker made from a blob is against the page's own policy.
    const { default: writeExcelFile } = await import("write-excel-file/universal");
    const heads = [t`ID`, t`Nom`, t`Email`, t`Téléphone`, t`Rôle`, t`Date d'inscription`];
    const role = (user: ReadUser) => (user.role ? i18n._(roleWords[user.role]) : t`Utilisateur`);
    const sheet = { sheet: usersSheetName, columns: [8, 28, 32, 18, 14, 20].map((width) => ({ width })) };
    const file = await writeExcelFile(usersSheet(users, { heads, role, day }), sheet).toBlob();
    saveFile(file, `utilisateurs_${shopDayAt(new Date(), timeZone)}.xlsx`);
  });
  return (
    <IconButton
      icon={FileSpreadsheet}
      variant="outline"
      label={t`Download as Excel`}
      title={t`Download as Excel`}
      busy={exporting.isPending}
      onClick={() => exporting.mutate("xlsx")}
    />
  );
}
