import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { emailKey } from "#domain/accounts/email-key.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { listQuotes } from "../../api/reads/quotes.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { StatusCell } from "../quotes/status-cell.tsx";
import { EditButtons } from "../records/edit-buttons.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { LostFactor } from "./lost-factor.tsx";
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
          onDeleted={() => void navigate(officePaths.adminSection("users"))}
        />
      )}
    </>
  );
}

/** Rows shown before the list itself is the better place. */
const mostShown = 10;

/** The quotes that were asked for under a user's email address, the newest first. */
function QuotesOfUser({ email }: { email: string }) {
  const { day } = useFormats();
  const ofUser = { search: email, page: 1, per_page: mostShown };
  const query = useStaffQuery({
    queryKey: ["quotes", "of-user", email],
    read: (ask) => ask(listQuotes, { query: ofUser }),
  });
  // The search finds the address within longer ones, too.
  const quotes = query.data?.quotes.filter((quote) => emailKey(quote.email) === emailKey(email));
  const isMore = (query.data?.meta?.total ?? 0) > mostShown;
  return (
    <RecordSection id="quotes-of-user" title={<Trans>Quotes under this address</Trans>}>
      <QueryState query={query} what="quotes" lines={2} />
      {quotes?.length === 0 && (
        <p className="text-ink-2">
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul>
        {quotes?.map((quote) => (
          <li
            key={quote.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Link className="link tabular" to={officePaths.adminQuote(quote.id)}>
              {quote.reference}
            </Link>
            <span className="tabular text-sm text-ink-2">{day(quote.created_at)}</span>
            <StatusCell status={quote.status} />
          </li>
        ))}
      </ul>
      {isMore && (
        <Link className="link" to={officePaths.adminSection("devis", { search: email })}>
          <Trans>See all of them</Trans>
        </Link>
      )}
    </RecordSection>
  );
}
