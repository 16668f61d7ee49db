import { Trans, useLingui } from "@lingui/react/macro";
import LayoutTemplate from "lucide-react/icons/layout-template";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { DraftBody } from "#contracts/quotes/drafts.ts";
import { createTemplate, deleteTemplate } from "#contracts/quotes/templates.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/overlays/popover.tsx";
import { callAsStaff, doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { draftFrom } from "./use-saved-draft.ts";
import { useTemplates } from "./use-templates.ts";
import type { CostedVersion } from "./use-versions.ts";

interface TemplatesMenuProps {
  readonly quoteId: number;
  /** What is typed. */
  readonly draft: DraftBody;
  readonly isValid: boolean;
  readonly save: () => Promise<boolean>;
  /** Of the quote, as this screen knows it. */
  readonly version: () => number | undefined;
  /** The draft is what a template has, now. */
  readonly onTaken: (answer: { readonly quote: ReadQuoteForStaff; readonly version: CostedVersion }) => void;
}

/** Begins the offer with a template, or keeps it as one. */
export function TemplatesMenu({ quoteId, draft, isValid, save, version, onTaken }: TemplatesMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const templates = useTemplates().data ?? [];
  const taking = useStaffMutation({
    invalidates: [],
    mutationFn: async (template_id: number) => {
      // What was typed last is saved first: else it would be saved meanwhile, over the template.
      if (isValid) await save();
      return await callAsStaff(
        draftFrom,
        { params: { id: quoteId }, body: { template_id } },
        { version: version() },
      );
    },
    onSuccess: (answer) => {
      onTaken(answer);
      setOpen(false);
    },
  });
  const saving = useStaffMutation({
    invalidates: ["templates"],
    mutationFn: (typed: string) => doAsStaff(createTemplate, { body: { name: typed, body: draft } }),
    onSuccess: (_answer, typed) => {
      setName("");
      toast({ tone: "positive", text: t`The template “${typed}” is saved.` });
    },
  });
  const deleting = useStaffMutation({
    invalidates: ["templates"],
    mutationFn: (id: number) => doAsStaff(deleteTemplate, { params: { id } }),
    problemToast: true,
  });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={<Trans>Templates</Trans>}
      trigger={
        <Button variant="quiet" size="sm">
          <Icon of={LayoutTemplate} className="size-4" />
          <Trans>Templates</Trans>
        </Button>
      }
    >
      <FormProblem problem={taking.problem ?? saving.problem} />
      {templates.length > 0 && (
        <>
          <p className="text-sm text-ink-2">
            <Trans>One of these takes the place of what is written here.</Trans>
          </p>
          <ul className="my-2 grid gap-1">
            {templates.map((template) => (
              <li key={template.id} className="flex items-center justify-between gap-2">
                <Button
                  variant="quiet"
                  size="sm"
                  busy={taking.isPending}
                  onClick={() => taking.mutate(template.id)}
                >
                  {template.name}
                </Button>
                <IconButton
                  icon={X}
                  size="sm"
                  label={t`Delete ${template.name}`}
                  onClick={() => deleting.mutate(template.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <TextField
        label={t`Save this offer as a template named`}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        size="sm"
        className="mt-2"
        busy={saving.isPending}
        disabled={name.trim() === "" || !isValid}
        onClick={() => saving.mutate(name.trim())}
      >
        <Trans>Save as a template</Trans>
      </Button>
    </Popover>
  );
}
