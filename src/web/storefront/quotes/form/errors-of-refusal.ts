import { fileChanged } from "../../../api/failure-sentences.ts";
import { ApiFailure } from "../../../api/send.ts";
import { type DraftFaults, faultsOfAnswer } from "./check-draft.ts";

/** The field errors of a refused request; undefined for any other failure, which has a message instead. */
export function faultsOfRefusal(error: unknown): DraftFaults | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === "file_changed") return { logo: [fileChanged] };
  if (error.status !== 422) return undefined;
  const faults = faultsOfAnswer(error.errors);
  return Object.keys(faults).length > 0 ? faults : undefined;
}
