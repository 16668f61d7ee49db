/** What the calls about clients and their notes are sent. */
export const clientWrites: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  "POST /api/clients/{id}/undo-merge": () => ({}),
  "POST /api/clients/{id}/notes": () => ({ text: "Met at the fair." }),
  "PUT /api/clients/{id}/notes/{note_id}": () => ({ text: "Met at the spring fair." }),
  "DELETE /api/clients/{id}/notes/{note_id}": () => ({}),
  "POST /api/clients/{id}/notes/{note_id}/restore": () => ({}),
};
