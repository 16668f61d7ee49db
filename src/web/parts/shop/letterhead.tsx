import { BagMark } from "../../ui/bag-mark.tsx";
import { useRootData } from "../../words/use-locale.ts";

/** Whose paper it is and how to reach them, where a page is printed and its header and footer are not. */
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
