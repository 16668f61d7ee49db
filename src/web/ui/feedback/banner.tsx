import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { toneText } from "./tone.ts";

type BannerTone = "info" | "positive" | "caution" | "negative";

interface BannerProps {
  tone?: BannerTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  /** It can be put away, by a button of this name. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** Read out when it appears: `assertive` for what stops the work, `off` for what was there from the start. */
  live?: "off" | "polite" | "assertive" | undefined;
  className?: string | undefined;
}

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleAlert,
};
const roles = { off: undefined, polite: "status", assertive: "alert" };

/** A message about the page it stands on. */
export function Banner({
  tone = "info",
  title,
  children,
  action,
  dismiss,
  live = "off",
  className,
}: BannerProps) {
  return (
    <div
      role={roles[live]}
      className={classNames(
        "flex items-start gap-3 rounded-md border bg-card px-4 py-3",
        border[tone],
        className,
      )}
    >
      <Icon of={icons[tone]} className={classNames("mt-[0.15em] size-[1.3em]", toneText[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {title !== undefined && <p className={classNames("font-semibold", toneText[tone])}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {dismiss && (
        <IconButton
          size="sm"
          icon={X}
          label={dismiss.label}
          onClick={dismiss.onDismiss}
          className="-my-1 -mr-2"
        />
      )}
    </div>
  );
}

const border: Record<BannerTone, string> = {
  info: "border-info",
  positive: "border-leaf",
  caution: "border-caution",
  negative: "border-danger",
};
