import Inbox from "lucide-react/icons/inbox";
import { Button } from "../buttons/button.tsx";
import type { Examples } from "../examples.ts";
import { Badge } from "./badge.tsx";
import { Banner } from "./banner.tsx";
import { EmptyState } from "./empty-state.tsx";
import { StatusDot } from "./status-dot.tsx";
import { toast } from "./toast.ts";
import { Toaster, ToastPlain } from "./toaster.tsx";

const tones = ["neutral", "positive", "info", "caution", "negative"] as const;
const bannerTones = ["info", "positive", "caution", "negative"] as const;

export const examples: Examples = {
  "Banner, every tone": () => (
    <div className="grid gap-3">
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={`A banner, ${tone}`}>
          What happened, and what to do about it.
        </Banner>
      ))}
    </div>
  ),
  "Banner with a button, can be put away": () => (
    <Banner
      title="A newer version is there"
      action={<Button size="sm">Load it</Button>}
      dismiss={{ label: "Close", onDismiss: () => undefined }}
    />
  ),
  "Badge, every tone": () => (
    <p className="flex flex-wrap gap-2">
      {[...tones, "accent" as const].map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
  "StatusDot, every tone": () => (
    <p className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {tone}
        </StatusDot>
      ))}
    </p>
  ),
  EmptyState: () => (
    <EmptyState icon={Inbox} title="No messages yet" action={<Button variant="ink">Refresh</Button>}>
      Messages from the contact form arrive here.
    </EmptyState>
  ),
  "Toaster, with what draws the messages": () => (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast({ text: "Saved.", tone: "positive" })}>Say it is saved</Button>
      <Button
        onClick={() =>
          toast({
            text: "Deleted.",
            detail: "Market tote",
            action: { label: "Undo", onAct: () => undefined },
          })
        }
      >
        Say it can be undone
      </Button>
      <Toaster label="Messages" closeLabel="Close" />
    </div>
  ),
  "ToastPlain, when the other cannot be loaded": () => (
    <ToastPlain label="Plain messages" closeLabel="Close" />
  ),
};
