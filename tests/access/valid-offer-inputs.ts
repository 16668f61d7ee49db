export const savedLine = { name: "Rush", line: { kind: "fee", name: "Rush", amount: "150.00" } };
export const template = { name: "Folded", body: { lines: [savedLine.line], intro: "As agreed." } };

/** What the calls about drafts, saved lines and templates are sent when nothing is wrong with it. */
export const offerWrites = {
  "DELETE /api/quotes/{id}/draft": () => ({}),
  "PUT /api/quotes/{id}/draft": () => ({ lines: [{ kind: "fee", name: "Folding", amount: "120.00" }] }),
  "POST /api/quotes/{id}/draft/from-template": () => ({ template_id: 1 }),
  "POST /api/saved-lines": () => savedLine,
  "PUT /api/saved-lines/{id}": () => savedLine,
  "DELETE /api/saved-lines/{id}": () => ({}),
  "POST /api/templates": () => template,
  "DELETE /api/templates/{id}": () => ({}),
};
