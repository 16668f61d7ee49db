import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { copyProduct } from "../../api/reads/catalogue.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Copies a product with its sizes and opens the copy, which is a draft. */
export function useCopyProduct() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useStaffMutation({
    what: "saveProduct",
    invalidates: ["products", "sizes"],
    mutationFn: async (id: number) => (await callAsStaff(copyProduct, { params: { id } })).data,
    onSuccess: ({ id }) => {
      toast({ tone: "positive", text: t`This is the copy. The shop shows it once you publish it.` });
      void navigate(officePaths.adminProduct(id));
    },
    problemToast: true,
  });
}
