import { Trans, useLingui } from "@lingui/react/macro";
import MailPlus from "lucide-react/icons/mail-plus";
import UserPlus from "lucide-react/icons/user-plus";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ReadUser } from "../../api/reads/users.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { windowWithEnds } from "../../ui/lists/pager-window.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { ExportUsers } from "./export-users.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { Registration } from "./registration.tsx";
import { useUserColumns } from "./use-user-columns.tsx";
import { useUsers } from "./use-users.ts";
import { UserActions, type UserRowActions } from "./user-actions.tsx";
import { UserRole } from "./user-role.tsx";

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
          <Link className="link" to={paths.adminUser(user.id)}>
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
