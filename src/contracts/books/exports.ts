import { bookFormats } from "#domain/books/book-files.ts";
import { bookFileKinds } from "#domain/books/book-sheet.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, time, wholeNumber } from "../fields.ts";
import { listMeta, listQuery } from "../lists.ts";
import { z } from "../zod.ts";

const range = { format: z.enum(bookFormats), from: day, to: day };
/** Which of its files, where a format holds only so many invoices in one; the first where none is named. */
const part = { part: wholeNumber(1, 1_000).optional() };

/** A file of a batch. Amounts are as the file has them: in credit notes of their own they are above zero. */
const exportFile = z.object({
  name: z.string(),
  kind: z.enum(bookFileKinds),
  documents: z.int(),
  sums: z.array(z.object({ account: z.string(), cents: z.int() })),
});

/** What was handed to the books at once; its files never change. */
export const exportBatch = z
  .object({
    id: z.int(),
    ...range,
    /** It also holds what an earlier batch of its format held. */
    again: z.boolean(),
    invoices: z.int(),
    /** In all of its files, without their heads. */
    rows: z.int(),
    files: z.array(exportFile),
    created_by: z.string(),
    created_at: time,
  })
  .meta({ id: "ExportBatch" });
export type ExportBatch = z.infer<typeof exportBatch>;

export const getAccountingFile = defineCall({
  method: "GET",
  path: "/api/exports/accounting",
  summary: "What was issued in these days as a file for the books, exported before or not; marks nothing",
  query: z.strictObject({ ...range, ...part }),
  ...fileAnswer,
});

export const createExport = defineCall({
  method: "POST",
  path: "/api/exports/accounting",
  summary: "Store a batch of what was issued in these days and is in no earlier batch of this format",
  body: z.strictObject({ ...range, again: z.boolean().optional() }),
  answers: { 201: z.object({ batch: exportBatch }) },
});

export const getExportBatch = defineCall({
  method: "GET",
  path: "/api/exports/accounting/{id}",
  summary: "A batch as a ZIP file: its files as they were stored, and a page that says what they hold",
  params: byId,
  ...fileAnswer,
});

export const getExportFile = defineCall({
  method: "GET",
  path: "/api/exports/accounting/{id}/files/{name}",
  summary: "A file of a batch as it was stored",
  params: byId.extend({ name: z.string() }),
  ...fileAnswer,
});

export const listExports = defineCall({
  method: "GET",
  path: "/api/exports",
  summary: "The batches that were exported, the newest first",
  query: z.strictObject(listQuery(["id"])),
  answers: { 200: z.object({ batches: z.array(exportBatch), meta: listMeta }) },
});

export const previewExport = defineCall({
  method: "GET",
  path: "/api/exports/preview",
  summary: "How much was issued in these days, and what of it no batch of this format holds",
  query: z.strictObject(range),
  answers: {
    200: z.object({
      invoices: z.int(),
      new_invoices: z.int(),
      rows: z.int(),
      files: z.array(z.string()),
      /** What is due of all of them; credit notes count below zero. */
      total_cents: z.int(),
    }),
  },
});
