import { fileChanged } from "../../../api/failure-sentences.ts";
import { ApiFailure } from "../../../api/send.ts";
import { type DraftErrors, errorsOfAnswer } from "./check-draft.ts";

/** The field errors of a refused request; undefined for any other failure, which has a message instead. */
export function errorsOfRefusal(error: unknown): DraftErrors | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === "file_changed") return { logo: [fileChanged] };
  if (error.status !== 422) return undefined;
  const errors = errorsOfAnswer(error.errors);
  return Object.keys(errors).length > 0 ? errors : undefined;
}
