import { Trans, useLingui } from "@lingui/react/macro";
import Merge from "lucide-react/icons/merge";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { type ClientRecord, undoMerge } from "#contracts/clients/client-records.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useCompaniesOfClient } from "../companies/use-companies.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ClientDialog } from "./client-dialog.tsx";
import {
  FilesOfClient,
  InvoicesOfClient,
  OrdersOfClient,
  PaymentsOfClient,
  QuotesOfClient,
} from "./client-parts.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { NotesOfClient } from "./notes-of-client.tsx";
import { ProposedCompany } from "./proposed-company.tsx";
import { useClient } from "./use-clients.ts";

/** The page of a client: who it is, and every quote, payment, message and note. */
export default function ClientPage() {
  const id = useRecordId();
  const query = useClient(id);
  const { day, money } = useFormats();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"edit" | "merge" | "erase">();
  const client = query.data?.client;
  return (
    <>
      <RecordPage
        query={query}
        what="staffList"
        title={(record) => record.client.name}
        actions={() => (
          <>
            <Allowed to="clients.write">
              <Button onClick={() => setOpened("edit")}>
                <Trans>Edit client</Trans>
              </Button>
              <Button onClick={() => setOpened("merge")}>
                <Icon of={Merge} className="size-4" />
                <Trans>Merge</Trans>
              </Button>
            </Allowed>
            <Allowed to="shop.manage">
              <Button onClick={() => setOpened("erase")}>
                <Trans>Erase</Trans>
              </Button>
            </Allowed>
          </>
        )}
      >
        {(record) => (
          <>
            {record.merge && <UndoMerge clientId={id} merge={record.merge} />}
            <div className="grid gap-x-8 gap-y-8 md:grid-cols-[2fr_1fr]">
              <div className="grid min-w-0 content-start gap-8">
                <Facts>
                  <Fact label={<Trans>Email</Trans>}>
                    <a className="link break-all" href={mailtoOf(record.client.email)}>
                      {record.client.email}
                    </a>
                    <MixedAlphabets email={record.client.email} />
                  </Fact>
                  <Fact label={<Trans>Phone</Trans>}>{record.client.phone}</Fact>
                  <Fact label={<Trans>Company</Trans>}>{record.client.company}</Fact>
                  <CompaniesOfClient clientId={id} />
                  <Fact label={<Trans>Client since</Trans>}>{day(record.client.created_at)}</Fact>
                  <Fact label={<Trans>Turnover</Trans>}>{money(record.sums.turnover_cents)}</Fact>
                  <Fact label={<Trans>Paid</Trans>}>{money(record.sums.paid_cents)}</Fact>
                  <Fact label={<Trans>Owes</Trans>}>{money(record.sums.open_cents)}</Fact>
                </Facts>
                {record.proposed_company && (
                  <ProposedCompany clientId={id} proposed={record.proposed_company} />
                )}
                <NotesOfClient clientId={id} notes={record.notes} />
                <QuotesOfClient quotes={record.quotes} client={record.client} />
                <OrdersOfClient orders={record.orders} />
                <InvoicesOfClient invoices={record.invoices} />
                <PaymentsOfClient payments={record.payments} />
                <FilesOfClient files={record.files} quotes={record.quotes} />
                <MessagesOfClient messages={record.messages} quotes={record.quotes} />
              </div>
              <RecordHistory subject="client" id={id} />
            </div>
          </>
        )}
      </RecordPage>
      {opened === "edit" && client && <ClientDialog client={client} onClose={() => setOpened(undefined)} />}
      {opened === "erase" && client && <EraseDialog client={client} onClose={() => setOpened(undefined)} />}
      {opened === "merge" && client && (
        <MergeDialog
          client={client}
          onClose={() => setOpened(undefined)}
          onMerged={(into) => {
            setOpened(undefined);
            void navigate(officePaths.adminClient(into));
          }}
        />
      )}
    </>
  );
}

/** The companies that a client buys for. */
function CompaniesOfClient({ clientId }: { clientId: number }) {
  const { data = [] } = useCompaniesOfClient(clientId);
  if (data.length === 0) return null;
  return (
    <Fact label={<Trans>Contact of</Trans>}>
      {data.map(({ id, name }) => (
        <Link key={id} className="link block" to={officePaths.adminCompany(id)}>
          {name}
        </Link>
      ))}
    </Fact>
  );
}

/** What was written about a client's quotes, the newest first; notes of staff are marked. */
function MessagesOfClient({ messages, quotes }: Pick<ClientRecord, "messages" | "quotes">) {
  const { moment } = useFormats();
  const references = new Map(quotes.map(({ id, reference }) => [id, reference]));
  return (
    <RecordPart id="client-messages" title={<Trans>Messages</Trans>} isEmpty={messages.length === 0}>
      {messages.map((message) => (
        <li key={message.id} className="border-t border-line py-2">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <span className="font-medium text-ink">{message.author.name}</span>
            <span className="tabular">{moment(message.created_at)}</span>
            <Link className="link tabular" to={officePaths.adminThread(message.quote_id)}>
              {references.get(message.quote_id)}
            </Link>
            {message.audience === "staff" && (
              <Badge>
                <Trans>Internal note</Trans>
              </Badge>
            )}
          </p>
          <p className="line-clamp-4 break-words whitespace-pre-line">{message.text}</p>
        </li>
      ))}
    </RecordPart>
  );
}

interface UndoMergeProps {
  readonly clientId: number;
  readonly merge: NonNullable<ClientRecord["merge"]>;
}

/** Says which client became which, and takes it back while that is possible. */
function UndoMerge({ clientId, merge: { from, into, undo_until } }: UndoMergeProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const undoing = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "history"],
    mutationFn: () => doAsStaff(undoMerge, { params: { id: clientId }, body: {} }),
    onSuccess: () => toast({ tone: "positive", text: t`They are two clients again.` }),
  });
  return (
    <Banner tone="caution" className="mb-6">
      <FormProblem problem={undoing.problem} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Trans>
            <span className="break-all">{from.email}</span> became{" "}
            <Link className="link break-all" to={officePaths.adminClient(into.id)}>
              {into.email}
            </Link>
            . It can be undone until {moment(undo_until)}.
          </Trans>
        </p>
        <Allowed to="clients.write">
          <Button size="sm" busy={undoing.isPending} onClick={() => undoing.mutate(undefined)}>
            <Trans>Undo</Trans>
          </Button>
        </Allowed>
      </div>
    </Banner>
  );
}
