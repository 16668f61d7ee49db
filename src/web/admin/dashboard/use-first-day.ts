import { confirmStep, type FirstDay, getFirstDay } from "#contracts/first-day.ts";
import type { ConfirmedStep } from "#domain/shop/first-day.ts";
import { useMay } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The list of the first day, which is its owner's. */
export function useFirstDay() {
  const isOwner = useMay()("shop.manage");
  const query = useStaffQuery({
    queryKey: ["first-day"],
    enabled: isOwner,
    read: async (ask): Promise<FirstDay> => await ask(getFirstDay, {}),
  });
  return { ...query, isAwaited: isOwner && query.isPending };
}

/** Says that a step is done or not, or puts the list away and brings it back. */
export function useConfirmStep() {
  return useStaffMutation({
    invalidates: ["first-day"],
    mutationFn: ({ step, isDone }: { step: ConfirmedStep | "put-away"; isDone: boolean }) =>
      callAsStaff(confirmStep, { params: { step }, body: { is_done: isDone } }),
  });
}
