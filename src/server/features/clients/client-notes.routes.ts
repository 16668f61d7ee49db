import * as calls from "#contracts/clients/client-notes.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { staffAddNote, staffCorrectNote, staffRemoveNote } from "./staff-note-client.ts";

/** What staff notes of clients. */
export function clientNoteRoutes({ routes, services }: Mounting): void {
  routes.add(calls.addClientNote, may("clients.write"), async ({ params, body, actor, reply }) => {
    const note = await staffAddNote(services, actor, { clientId: params.id, text: body.text });
    sendVersion(reply, note.version);
    return { note };
  });

  routes.add(
    calls.correctClientNote,
    may("clients.write"),
    async ({ params, body, actor, request, reply }) => {
      const which = { clientId: params.id, noteId: params.note_id };
      const meant = { ...which, text: body.text, expectedVersion: expectedVersion(request) };
      const note = await staffCorrectNote(services, actor, meant);
      sendVersion(reply, note.version);
      return { note };
    },
  );

  routes.add(calls.deleteClientNote, may("clients.write"), async ({ params, actor }) => {
    const which = { clientId: params.id, noteId: params.note_id };
    await staffRemoveNote(services, actor, { ...which, isRemoved: true });
    return { success: true as const };
  });

  routes.add(calls.restoreClientNote, may("clients.write"), async ({ params, actor, reply }) => {
    const which = { clientId: params.id, noteId: params.note_id };
    const note = await staffRemoveNote(services, actor, { ...which, isRemoved: false });
    sendVersion(reply, note.version);
    return { note };
  });
}
