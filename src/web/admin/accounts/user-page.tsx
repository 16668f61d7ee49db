import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mailtoOf } from "#domain/text/mailto.ts";
import { paths } from "../../paths.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { EditButtons } from "../records/edit-buttons.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useFormats } from "../use-formats.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { LostFactor } from "./lost-factor.tsx";
import { QuotesOfUser } from "./quotes-of-user.tsx";
import { useUser } from "./use-users.ts";
import { UserRole } from "./user-role.tsx";

/** The page of a user. */
export default function UserPage() {
  const id = useRecordId();
  const query = useUser(id);
  const { day } = useFormats();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <RecordPage
        query={query}
        what="users"
        title={({ name }) => name}
        actions={() => <EditButtons onEdit={() => setDialog("edit")} onDelete={() => setDialog("delete")} />}
      >
        {(user) => (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
            <div className="grid min-w-0 content-start gap-6">
              <Facts>
                <Fact label={<Trans>Email</Trans>}>
                  <a className="link break-all" href={mailtoOf(user.email)}>
                    {user.email}
                  </a>
                  <MixedAlphabets email={user.email} />
                </Fact>
                <Fact label={<Trans>Telephone</Trans>}>{user.telephone}</Fact>
                <Fact label={<Trans>Role</Trans>}>
                  <UserRole user={user} />
                </Fact>
                <Fact label={<Trans>Registration date</Trans>}>{day(user.created_at)}</Fact>
              </Facts>
              <QuotesOfUser email={user.email} />
              <div className="no-print flex flex-wrap gap-2 border-t border-line pt-4">
                <LostFactor user={user} />
                <EndSessions user={user} />
              </div>
            </div>
            <RecordHistory subject="user" id={user.id} />
          </div>
        )}
      </RecordPage>
      {dialog === "edit" && query.data && <EditUserDialog user={query.data} onClose={close} />}
      {dialog === "delete" && query.data && (
        <DeleteUserDialog
          user={query.data}
          onClose={close}
          onDeleted={() => void navigate(paths.adminSection("users"))}
        />
      )}
    </>
  );
}
