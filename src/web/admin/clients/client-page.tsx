import { Trans } from "@lingui/react/macro";
import { Merge } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mailtoOf } from "#domain/text/mailto.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useFormats } from "../use-formats.ts";
import { CompaniesOfClient } from "./companies-of-client.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MessagesOfClient } from "./messages-of-client.tsx";
import { PaymentsOfClient, QuotesOfClient } from "./quotes-of-client.tsx";
import { UndoMerge } from "./undo-merge.tsx";
import { useClient } from "./use-clients.ts";

/** The page of a client: who it is, and every quote, payment, message and note. */
export default function ClientPage() {
  const id = useRecordId();
  const query = useClient(id);
  const { day } = useFormats();
  const navigate = useNavigate();
  const [isMerging, setMerging] = useState(false);
  const client = query.data?.client;
  return (
    <>
      <RecordPage
        query={query}
        what="staffList"
        title={(record) => record.client.name}
        actions={() => (
          <Allowed to="clients.write">
            <Button onClick={() => setMerging(true)}>
              <Icon of={Merge} className="size-4" />
              <Trans>Merge</Trans>
            </Button>
          </Allowed>
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
                </Facts>
                <QuotesOfClient quotes={record.quotes} client={record.client} />
                <PaymentsOfClient payments={record.payments} />
                <MessagesOfClient messages={record.messages} quotes={record.quotes} />
              </div>
              <RecordHistory subject="client" id={id} />
            </div>
          </>
        )}
      </RecordPage>
      {isMerging && client && (
        <MergeDialog
          client={client}
          onClose={() => setMerging(false)}
          onMerged={(into) => {
            setMerging(false);
            void navigate(paths.adminClient(into));
          }}
        />
      )}
    </>
  );
}
