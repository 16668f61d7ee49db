import { undoableCommands } from "#domain/quotes/undoable-commands.ts";
import { defineCall } from "../call.ts";
import { byId } from "../fields.ts";
import { z } from "../zod.ts";

/** By who may do what is undone: 403 for others. 409 once a mail of it has left, or something was done since. */
export const undoCommand = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/undo",
  summary: "Take back what was done last to a deal, within 10 seconds, while its mails wait",
  params: byId,
  body: z.strictObject({ command: z.enum(undoableCommands) }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true) }) },
});
