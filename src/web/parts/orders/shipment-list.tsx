import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShipmentAnswer } from "#contracts/orders/shipments.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showWeight } from "#domain/language/show-measures.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface ShipmentListProps {
  readonly shipments: readonly ShipmentAnswer[];
  /** Beside each of them: its packing slip. */
  readonly action?: (shipment: ShipmentAnswer) => ReactNode;
}

/** Where the bags of an order are, shipment by shipment, each with its way to the carrier's page. */
export function ShipmentList({ shipments, action }: ShipmentListProps) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Shipments`}>
      {shipments.map((shipment) => (
        <li
          key={shipment.id}
          className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <ShipmentHead shipment={shipment} />
            <Tracking shipment={shipment} />
            {shipment.address && (
              <p className="mt-1 wrap-anywhere whitespace-pre-line text-sm text-ink-2">{shipment.address}</p>
            )}
          </div>
          <ShipmentLines shipment={shipment} />
          {action?.(shipment)}
        </li>
      ))}
    </ol>
  );
}

function ShipmentHead({ shipment }: { shipment: ShipmentAnswer }) {
  const locale = useLocale();
  const { number, carrier, service, cartons, weight_kg } = shipment;
  const money = useMoney();
  const shippedOn = showDay(shipment.shipped_on, locale);
  const deliveredOn = shipment.delivered_on && showDay(shipment.delivered_on, locale);
  return (
    <>
      <p className="font-semibold">
        {deliveredOn ? (
          <Trans>
            Shipment {number}: delivered on {deliveredOn}
          </Trans>
        ) : (
          <Trans>
            Shipment {number}: shipped on {shippedOn}
          </Trans>
        )}
      </p>
      <p className="text-ink-2">
        {[carrier, service].filter(Boolean).join(", ")}
        {cartons !== null && (
          <>
            {" · "}
            <Plural value={cartons} one="# carton" other="# cartons" />
          </>
        )}
        {weight_kg !== null && ` · ${showWeight(weight_kg, money)}`}
      </p>
    </>
  );
}

function Tracking({ shipment: { tracking, tracking_links: links } }: { shipment: ShipmentAnswer }) {
  if (tracking.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-y-1 sm:flex sm:flex-wrap sm:gap-x-4">
      {tracking.map((number, index) => {
        const link = links[index];
        return (
          <li key={number} className="tabular wrap-anywhere">
            {link ? (
              <a className="link" href={link} target="_blank" rel="noopener noreferrer">
                <Trans>Follow {number}</Trans>
              </a>
            ) : (
              number
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ShipmentLines({ shipment: { lines } }: { shipment: ShipmentAnswer }) {
  const locale = useLocale();
  return (
    <dl className="min-w-48 flex-1 sm:max-w-72">
      {lines.map(({ order_line_id, name, units }) => (
        <div key={order_line_id} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="tabular text-right">{showCount(units, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
