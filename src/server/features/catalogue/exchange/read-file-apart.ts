import { join } from "node:path";
import type { LimitFunction } from "p-limit";
import type { ToldColumns } from "#domain/catalogue/exchange/read-head.ts";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { seconds } from "#domain/time/durations.ts";
import { waits } from "#domain/time/waits.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { readApart, UnreadableFile } from "#server/platform/processes/read-apart.ts";
import { type TableAnswer, tableAnswer } from "./table-answer.ts";
import { noTable } from "./unreadable-table.ts";

const noFile: Message = /*i18n*/ { id: "import.file.missing", message: "Choose a CSV or xlsx file." };
const tooLarge: Message = /*i18n*/ {
  id: "import.file.tooLarge",
  message: "The file must not exceed {megabytes} MB.",
};

/** A file of 10,000 rows takes a fifth of the time (processor) and of the memory (megabytes). */
const program = {
  path: join(import.meta.dirname, "table-reader.ts"),
  args: [String(seconds(8))],
  heap: 256,
};
/** From asking to the answer, which tells to come again before the page gives up. */
const within = waits.callTimeout - seconds(5);

/** Each holds its file in memory. */
const mostWaiting = 4;

export type FileLines = Exclude<TableAnswer, { readonly refused: unknown }>;

/**
 * The lines of a CSV or xlsx file and what is wrong with them, read by a program of its own, one file at a time. What its
 * bytes say counts, not its name.
 * @throws invalid when it cannot be read; unavailable when others wait already, or it takes too long on the clock
 */
export async function readFileApart(
  { tableQueue }: { readonly tableQueue: LimitFunction },
  file: UploadedFile | undefined,
  told: ToldColumns,
): Promise<FileLines> {
  if (!file) throw refusal(noFile);
  if (file.isTruncated || file.bytes.length > fileMaxBytes)
    throw refusal(withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 }));
  if (tableQueue.pendingCount >= mostWaiting) throw comeAgain();
  const asked = performance.now();
  const answer = await tableQueue(() => {
    const left = Math.floor(within - (performance.now() - asked));
    if (left <= 0) throw comeAgain();
    return read(file.bytes, told, left);
  });
  if ("refused" in answer) throw refusal(answer.refused);
  return answer;
}

async function read(bytes: Buffer, told: ToldColumns, timeout: number): Promise<TableAnswer> {
  try {
    const args = [...program.args, JSON.stringify(told)];
    return tableAnswer.parse(JSON.parse((await readApart(bytes, { ...program, args, timeout })).toString()));
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: noTable };
    throw error;
  }
}

function comeAgain(): AppError {
  return new AppError("unavailable", { retryAfterSeconds: 5 });
}

function refusal(words: Message): AppError {
  return new AppError("invalid", { fields: { file: [words] } });
}
