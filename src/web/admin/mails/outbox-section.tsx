import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "#contracts/call.ts";
import type { MailTemplate } from "#contracts/mails.ts";
import type { listOutbox, OutboxMail } from "#contracts/outbox.ts";
import { mailNames, nameOfMail } from "#domain/mails/mail-names.ts";
import type { Message } from "#domain/words.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { say } from "../../words/say.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { StatusSelect } from "../index/status-select.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailStatus } from "./mail-status.tsx";
import { useOutbox } from "./use-mails.ts";

/** Every mail of the shop: waiting, sent, or given up; each can be looked at and sent again. */
export function OutboxSection() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const index = useIndexState({ perPage: 25 });
  const query = useOutbox(index.state);
  const open = ({ id }: OutboxMail) => index.change({ open: id });
  const columns = [
    {
      name: "recipient",
      head: <Trans>To</Trans>,
      isRowHead: true,
      cell: (mail: OutboxMail) => (
        <button type="button" className="link text-left" onClick={() => open(mail)}>
          {mail.recipient}
        </button>
      ),
    },
    { name: "template", head: <Trans>Mail</Trans>, cell: (mail: OutboxMail) => <MailName mail={mail} /> },
    {
      name: "language",
      head: <Trans>Language</Trans>,
      cell: ({ language }: OutboxMail) => language.toUpperCase(),
    },
    {
      name: "created",
      head: <Trans>Written</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }: OutboxMail) => moment(created_at),
    },
    { name: "status", head: <Trans>Status</Trans>, cell: (mail: OutboxMail) => <MailStatus mail={mail} /> },
  ];
  return (
    <>
      <SectionHead title={<Trans>Outbox</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <SenderRefusal refusal={query.data?.sender_refusal ?? null} />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search mails`}
          placeholder={t`Search by recipient or mail...`}
          index={index}
        />
        <StatusSelect
          index={index}
          options={[
            { value: "waiting", label: t`Waiting` },
            { value: "sent", label: t`Sent` },
            { value: "dead", label: t`Given up` },
          ]}
        />
      </div>
      <IndexList
        label={t`Mails`}
        index={index}
        query={query}
        emptyText={<Trans>No mails</Trans>}
        emptyHint={<Trans>Every mail that the shop sends is listed here, and can be sent again.</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ recipient }) => recipient}
        onOpen={open}
      />
      {index.state.open && (
        <MailDialog mailId={index.state.open} onClose={() => index.change({ open: null })} />
      )}
    </>
  );
}

// A new mail needs a name: without one this line does not compile.
mailNames satisfies Readonly<Record<MailTemplate, Message>>;

/** What a mail is, in a few words. */
function MailName({ mail: { template } }: { mail: OutboxMail }) {
  const { i18n } = useLingui();
  const name = nameOfMail(template);
  return name ? say(i18n, name) : template;
}

type Refusal = CallAnswer<typeof listOutbox>["sender_refusal"];

/** Says that the mail server refuses the shop itself: an operator has to act, and until then mails wait. */
function SenderRefusal({ refusal }: { refusal: Refusal }) {
  if (!refusal) return null;
  return (
    <Banner tone="negative" className="mb-4">
      <p className="font-semibold">
        <Plural
          value={refusal.waiting}
          one="The mail server refuses mails of this shop. # mail waits."
          other="The mail server refuses mails of this shop. # mails wait."
        />
      </p>
      <p>
        <Trans>They are tried again for three days. Its answer:</Trans>{" "}
        <span className="wrap-anywhere">{refusal.last_error}</span>
      </p>
    </Banner>
  );
}
