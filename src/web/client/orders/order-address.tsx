import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { setOrderAddress } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { shippingAddressRule } from "#domain/orders/order-rules.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { callToDo } from "../../api/call.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useClientMutation } from "../use-client-mutation.ts";

/** Where the order is sent. Until it is packed its client gives, confirms or changes the address. */
export function OrderAddress({ order }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { address, state, gates } = order;
  const mayChange = moveOfOrder(state, "address-by-client") !== undefined;
  const isToConfirm = gates.some((each) => each.gate === "address" && each.state === "open");
  const title = useRef<HTMLHeadingElement>(null);
  function close() {
    setOpen(false);
    title.current?.focus();
  }
  function thank() {
    close();
    toast({ tone: "positive", text: t`Thank you. We have your delivery address.` });
  }
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 ref={title} tabIndex={-1} className="mb-0.5 text-sm font-normal text-ink-2">
            <Trans>Delivery address</Trans>
          </h3>
          <p className="whitespace-pre-line wrap-anywhere">
            {address ?? <Trans>You have not given one so far.</Trans>}
          </p>
        </div>
        {mayChange && !isOpen && (
          <Button
            variant={isToConfirm ? "ink" : "outline"}
            className="no-print max-sm:w-full"
            onClick={() => setOpen(true)}
          >
            <AddressWords isGiven={address !== null} isToConfirm={isToConfirm} />
          </Button>
        )}
      </div>
      {/* It stays open when the order is packed meanwhile: what was typed is not lost, and the server says why. */}
      {isOpen && <AddressForm order={order} onDone={thank} onCancel={close} />}
    </div>
  );
}

function AddressWords({ isGiven, isToConfirm }: { isGiven: boolean; isToConfirm: boolean }) {
  if (!isGiven) return <Trans>Give the address</Trans>;
  return isToConfirm ? <Trans>Confirm the address</Trans> : <Trans>Change the address</Trans>;
}

interface AddressFormProps {
  readonly order: OrderAnswer;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function AddressForm({ order, onDone, onCancel }: AddressFormProps) {
  const { t } = useLingui();
  const setting = useSetAddress(order, onDone);
  const form = useValidatedForm<{ address: string }>({
    defaultValues: { address: order.address ?? "" },
    rules: ({ address }) => ({ address: shippingAddressRule(address) }),
    fieldErrors: setting.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ address }) => setting.give(address),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="no-print mt-4 grid max-w-xl gap-4"
    >
      <FormProblem problem={form.isRefusedAtField ? undefined : setting.problem} elsewhere={form.elsewhere} />
      <TextArea {...form.field("address")} label={t`Where do we send it?`} rows={4} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" className="max-sm:w-full" busy={setting.isPending}>
          <Trans>Save the address</Trans>
        </Button>
        <Button className="max-sm:w-full" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/**
 * Says where the order is sent. Whatever comes of it, the order is read again: after a 409 it stands fresh above the form,
 * and what was typed can be sent once more.
 */
function useSetAddress({ id, version }: OrderAnswer, onDone: () => void) {
  return useClientMutation({
    send: (address: string, bearer) =>
      callToDo(setOrderAddress, { params: { id }, body: { address } }, { bearer, version }),
    invalidates: [["client-order"]],
    onDone,
  });
}
