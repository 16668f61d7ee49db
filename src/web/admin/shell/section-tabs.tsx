import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { LinkTabs } from "../../ui/lists/link-tabs.tsx";
import { useMay } from "../allowed.tsx";
import { useFormats } from "../use-formats.ts";
import { entriesFor } from "./entries.ts";
import type { SectionName } from "./section.ts";
import { useWaitingIn } from "./use-waiting-in.ts";

/** What stands beside a section in its entry of the menu; nothing where it stands alone. */
export function SectionTabs({ current }: { current: SectionName }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const waitingIn = useWaitingIn();
  const entry = entriesFor(useMay()).find(({ parts }) => parts.some(({ name }) => name === current));
  if (!entry || entry.parts.length < 2) return null;
  return (
    <LinkTabs
      label={i18n._(entry.label)}
      className="no-print mb-6"
      tabs={entry.parts.map((part) => {
        const waiting = waitingIn([part]);
        return {
          to: paths.adminSection(part.name),
          label: i18n._(part.tab ?? part.label),
          isCurrent: part.name === current,
          ...(waiting > 0 && { aside: count(waiting) }),
        };
      })}
    />
  );
}
