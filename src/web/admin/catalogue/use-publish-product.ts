import { useLingui } from "@lingui/react/macro";
import { updateProduct } from "#contracts/catalogue/catalogue.ts";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface Publishing {
  readonly product: ReadProduct;
  readonly draft: boolean;
}

/** Puts a draft into the shop, or takes a product out of it again. */
export function usePublishProduct() {
  const { t } = useLingui();
  return useStaffMutation({
    what: "saveProduct",
    invalidates: ["products", "sizes"],
    mutationFn: ({ product, draft }: Publishing) => {
      const form = { nom: product.name, draft, _method: "PUT" as const };
      return doAsStaff(updateProduct, { params: { id: product.id }, form }, { version: product.version });
    },
    onSuccess: (_, { draft }) =>
      toast({
        tone: "positive",
        text: draft ? t`The shop does not show the product any more.` : t`The product is in the shop.`,
      }),
    problemToast: true,
  });
}
