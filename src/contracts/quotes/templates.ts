import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { defineCall } from "../call.ts";
import { byId, id, ruled } from "../fields.ts";
import { z } from "../zod.ts";
import { draftBody, draftLine } from "./drafts.ts";
import { quoteForStaff } from "./quote-answers.ts";
import { typedCosts } from "./quote-costs.ts";
import { quoteVersion } from "./versions.ts";

// An answer says what is stored: its texts are cleaned already.
const storedTexts = { name: z.string().optional(), reason: z.string().optional() };
const storedLine = draftLine.extend(storedTexts);
const storedChoice = z.strictObject({
  title: z.string(),
  lines: z.array(storedLine.omit({ quantities: true })),
});
const storedOption = draftBody.shape.options
  .unwrap()
  .element.extend({ title: z.string(), choices: z.array(storedChoice) });
const storedBody = draftBody.extend({
  lines: z.array(storedLine),
  options: z.array(storedOption).optional(),
  intro: z.string().optional(),
  note: z.string().optional(),
});

/** A line that staff writes often. */
const savedLine = z
  .object({ id: z.int(), name: z.string(), line: storedLine, version: z.int() })
  .meta({ id: "SavedLine" });
export type SavedLineAnswer = z.infer<typeof savedLine>;

/** An offer that others begin with: all that staff writes of it. */
const template = z.object({ id: z.int(), name: z.string(), body: storedBody }).meta({ id: "OfferTemplate" });
export type TemplateAnswer = z.infer<typeof template>;

const name = ruled(offerTextRules.title, "Set-up");
const savedLineBody = z.strictObject({ name, line: draftLine });
export type SavedLineBody = z.output<typeof savedLineBody>;
const templateBody = z.strictObject({ name, body: draftBody });
export type TemplateBody = z.output<typeof templateBody>;

const success = z.object({ success: z.literal(true) });

export const listSavedLines = defineCall({
  method: "GET",
  path: "/api/saved-lines",
  summary: "The lines that staff has saved, by name",
  answers: { 200: z.object({ saved_lines: z.array(savedLine) }) },
});

export const createSavedLine = defineCall({
  method: "POST",
  path: "/api/saved-lines",
  summary: "Save a line under a name",
  body: savedLineBody,
  answers: { 201: z.object({ saved_line: savedLine }) },
});

export const updateSavedLine = defineCall({
  method: "PUT",
  path: "/api/saved-lines/{id}",
  summary: "Change a saved line; offers that have it keep theirs",
  params: byId,
  body: savedLineBody,
  headers: ["If-Match"],
  answers: { 200: z.object({ saved_line: savedLine }) },
});

export const deleteSavedLine = defineCall({
  method: "DELETE",
  path: "/api/saved-lines/{id}",
  summary: "Delete a saved line; offers that have it keep theirs",
  params: byId,
  answers: { 200: success },
});

export const listTemplates = defineCall({
  method: "GET",
  path: "/api/templates",
  summary: "The offers that staff has saved as templates, by name",
  answers: { 200: z.object({ templates: z.array(template) }) },
});

export const createTemplate = defineCall({
  method: "POST",
  path: "/api/templates",
  summary: "Save what a draft says as a template",
  body: templateBody,
  answers: { 201: z.object({ template }) },
});

export const deleteTemplate = defineCall({
  method: "DELETE",
  path: "/api/templates/{id}",
  summary: "Delete a template; offers that began with it stay",
  params: byId,
  answers: { 200: success },
});

export const draftFromTemplate = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/draft/from-template",
  summary: "Write the draft of an offer as a template has it",
  params: byId,
  body: z.strictObject({ template_id: id }),
  headers: ["If-Match"],
  answers: { 200: z.object({ version: quoteVersion, quote: quoteForStaff, unit_costs: typedCosts }) },
});
