// npm run dev: runs the shop from its sources; pages change as they are edited.
import { exitWith } from "../say.ts";
import { serveEdited } from "./serve-edited.ts";

await exitWith(() => serveEdited());
