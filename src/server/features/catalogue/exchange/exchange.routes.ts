import {
  exportProducts,
  importProducts,
  type ToldColumnsAnswer,
} from "#contracts/catalogue/catalogue-exchange.ts";
import { nameOfHead, type ToldColumns } from "#domain/catalogue/exchange/read-head.ts";
import { type Message, withValues } from "#domain/words.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { staffExportProducts } from "./staff-export-products.ts";
import { staffImportProducts } from "./staff-import-products.ts";

const hasFaults: Message = /*i18n*/ {
  id: "import.hasFaults",
  message:
    "Nothing was imported: {count, plural, one {# cell has} other {# cells have}} to be corrected first.",
};

/** Products and sizes as files. */
export function exchangeRoutes({ routes, services }: Mounting): void {
  routes.add(importProducts, administrator, async ({ actor, query, form, files, request }) => {
    const isDryRun = query.dry_run === true;
    const columns = headsAsRead(form.columns ?? {});
    const read = await staffImportProducts(services, actor, { file: files.file, isDryRun, columns });
    const faults = read.faults.map(({ message, ...place }) => ({ ...place, message: request.say(message) }));
    const { rows, fault_count, asks, not_taken } = read;
    if (fault_count > 0 && !isDryRun) {
      const message = withValues(hasFaults, { count: fault_count });
      throw new AppError("invalid", { message, extra: { rows, faults, fault_count, asks, not_taken } });
    }
    return { ...read, faults };
  });
  routes.add(exportProducts, administrator, async ({ query, request, reply }) =>
    sendFile(reply, await staffExportProducts(services, { ...query, locale: request.locale() })),
  );
}

/** Heads are compared without their spaces and whatever the case. */
function headsAsRead(columns: ToldColumnsAnswer): ToldColumns {
  return Object.fromEntries(Object.entries(columns).map(([head, column]) => [nameOfHead(head), column]));
}
