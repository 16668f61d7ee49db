import { maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import type { FileTable } from "#domain/catalogue/exchange/file-table.ts";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { readCsvTable } from "./read-csv.ts";
import { readXlsxTable } from "./read-xlsx.ts";
import { tooManyRows, UnreadableTable } from "./unreadable-table.ts";

const noFile: Message = /*i18n*/ { id: "import.file.missing", message: "Choose a CSV or xlsx file." };
const tooLarge: Message = /*i18n*/ {
  id: "import.file.tooLarge",
  message: "The file must not exceed {megabytes} MB.",
};

/** The rows of a CSV or xlsx file. What its bytes say counts, not its name. @throws invalid when it cannot be read */
export async function readCatalogueTable(file: UploadedFile | undefined): Promise<FileTable> {
  if (!file) throw refusal(noFile);
  if (file.isTruncated || file.bytes.length > fileMaxBytes)
    throw refusal(withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 }));
  const table = await tableOf(file.bytes);
  if (table.rows.length > maxCatalogueLines + 1) throw refusal(tooManyRows);
  return table;
}

async function tableOf(bytes: Buffer): Promise<FileTable> {
  try {
    return isZip(bytes) ? await readXlsxTable(bytes) : await readCsvTable(bytes);
  } catch (error) {
    if (error instanceof UnreadableTable) throw refusal(error.words);
    throw error;
  }
}

/** An xlsx file is a zip archive. */
function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
}

function refusal(words: Message): AppError {
  return new AppError("invalid", { fields: { file: [words] } });
}
