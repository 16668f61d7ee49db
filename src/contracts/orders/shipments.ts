import { shipmentLimits, shipmentRules } from "#domain/orders/shipment-rules.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, id, ruled, ruledLines, ruledText, wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";

/** What of an order left at once. */
export const shipment = z
  .object({
    id: z.int(),
    order_id: z.int(),
    /** 1, 2, 3 of its order. */
    number: z.int(),
    /** Where it goes, in lines. */
    address: z.string().nullable(),
    carrier: z.string(),
    service: z.string().nullable(),
    tracking: z.array(z.string()),
    /** The carrier's page about each of these; null for a carrier that is not known. */
    tracking_links: z.array(z.string().nullable()),
    cartons: z.int().nullable(),
    weight_kg: z.int().nullable(),
    shipped_on: day,
    delivered_on: day.nullable(),
    lines: z.array(z.object({ order_line_id: z.int(), name: z.string(), units: z.int() })),
  })
  .meta({ id: "Shipment" });
export type ShipmentAnswer = z.infer<typeof shipment>;

const shipmentBody = z.strictObject({
  carrier: ruled(shipmentRules.carrier, "UPS"),
  service: ruled(shipmentRules.service).optional(),
  tracking: ruledLines(shipmentRules.tracking).optional(),
  cartons: wholeNumber(1, shipmentLimits.cartons).optional(),
  weight_kg: wholeNumber(1, shipmentLimits.kg).optional(),
  lines: z
    .array(z.strictObject({ order_line_id: id, units: wholeNumber(1, shipmentLimits.units) }))
    .min(1)
    .max(200),
  shipped_on: day,
  /** Where it goes, if not where the order goes. */
  address: ruledText(shipmentRules.address).optional(),
  /** Nothing more comes, however many bags have left (L18.2). */
  complete: z.boolean().optional(),
});

export type ShipmentBody = z.infer<typeof shipmentBody>;

export const addShipment = defineCall({
  method: "POST",
  path: "/api/orders/{id}/shipments",
  summary: "Send a part of an order, or all of it; together no more than was counted",
  params: byId,
  body: shipmentBody,
  headers: ["If-Match"],
  answers: { 201: z.object({ shipment }) },
});

/** No prices: what was ordered, shipped before, is in this one, and is left. In the client's language. */
export const getPackingSlip = defineCall({
  method: "GET",
  path: "/api/shipments/{id}/packing-slip",
  summary: "The packing slip of a shipment as a PDF file",
  params: byId,
  ...fileAnswer,
});
