import { charactersOf } from "../text/cut.ts";
import { normalizeLine } from "../text/normalize.ts";

/** Characters that file systems refuse, and invisible ones but the joiners of scripts and emoji. */
const unsafe = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*\uFFFD]/gu;
/** Windows takes these for devices, whatever ending they have. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Of a name without its ending; file systems stop at 255. */
const mostBytes = 200;
/** A path that came as a name is cut before anything else is done to it: its end is what counts. */
const mostUnits = 1_000;

/**
 * The name of an uploaded file as any machine may store it, with its ending, without folders and invisible
 * characters. `otherwise` is the name when nothing of it is left.
 */
export function safeFileName(sent: string, otherwise: string): string {
  const last = normalizeLine(sent.slice(-mostUnits)).split(/[/\\]/).at(-1) ?? "";
  const name = last.replace(unsafe, "").replace(/\s+/g, " ").trim();
  const [, stem = name, ending = ""] = /^(.*)(\.[a-z\d]{1,10})$/i.exec(name) ?? [];
  const kept = cut(stem).replace(/^[. ]+|[. ]+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(kept)) return otherwise;
  return `${kept}${ending}`.replace(device, "_$&");
}

/** Between whole characters. */
function cut(stem: string): string {
  let [kept, bytes] = ["", 0];
  for (const character of charactersOf(stem)) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}
