import { Trans } from "@lingui/react/macro";
import type { LegalSection } from "../legal-page.tsx";

export const yourRights: LegalSection = {
  id: "your-rights",
  title: <Trans>Your Rights</Trans>,
  body: (
    <>
      <p>
        <Trans>Write to us, and within 30 days you can have:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Access</strong>: a copy of what we keep about you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correction</strong>: what is wrong made right.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Erasure</strong>: what we need no longer deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Objection</strong>: a use of your data stopped that you do not agree with.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Restriction</strong>: your data left untouched while a question about it is open.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Transfer</strong>: your data in a form that another program can read, for you or for
            somebody you name.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Withdrawal of consent</strong>: an agreement ended that you gave us, such as the
            newsletter's, from that day on.
          </Trans>
        </li>
      </ul>
    </>
  ),
};
