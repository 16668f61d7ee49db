import { BagMark } from "../../ui/bag-mark.tsx";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's name and contact details on printed pages, where the header and footer are hidden. */
export function MailHeader() {
  const { facts } = useRootData();
  return (
    <div className="only-print mb-6 flex items-center justify-between gap-6 border-b border-ink pb-3">
      <p className="display flex items-center gap-2 text-lg">
        <BagMark className="h-7" />
        {facts.name}
      </p>
      <p className="text-right text-sm">
        {facts.phone} · {facts.email}
        <br />
        {facts.street}, {facts.city}, {facts.region} {facts.postalCode}
      </p>
    </div>
  );
}
