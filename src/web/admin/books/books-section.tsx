import { Trans } from "@lingui/react/macro";
import { SectionHead } from "../index/section-head.tsx";
import { ExportForm } from "./export-form.tsx";
import { ExportsList } from "./exports-list.tsx";

/** What is handed to the accountant. */
export function BooksSection() {
  return (
    <>
      <SectionHead title={<Trans>Books</Trans>} />
      <div className="grid gap-10">
        <ExportForm />
        <ExportsList />
      </div>
    </>
  );
}
