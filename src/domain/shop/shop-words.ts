import type { Message } from "#domain/words.ts";

/** Hours in the footer. */
export const footerHours: readonly Message[] = [
  /*i18n*/ { id: "shop.footerHours.week", message: "Mon-Fri 9-6" },
  /*i18n*/ { id: "shop.footerHours.saturday", message: "Sat 10-4" },
  /*i18n*/ { id: "shop.footerHours.sunday", message: "Sun closed" },
];

/** Hours on the contact page. */
export const contactHours: readonly Message[] = [
  /*i18n*/ { id: "shop.contactHours.week", message: "Monday-Friday 8:00 AM-9:00 PM" },
  /*i18n*/ { id: "shop.contactHours.saturday", message: "Saturday 8:00 AM-6:00 PM" },
  /*i18n*/ { id: "shop.contactHours.sunday", message: "Sunday closed" },
];

/** The four claims. */
export const claims: readonly Message[] = [
  /*i18n*/ { id: "shop.claim.ecoFriendly", message: "100% Eco-Friendly" },
  /*i18n*/ { id: "shop.claim.quality", message: "Quality Guaranteed" },
  /*i18n*/ { id: "shop.claim.delivery", message: "Fast Delivery" },
  /*i18n*/ { id: "shop.claim.service", message: "Premium Service" },
];

/** The counters of the home page. */
export const homeCounters = [
  {
    value: /*i18n*/ { id: "shop.counter.customers.value", message: "1000+" },
    label: /*i18n*/ { id: "shop.counter.customers", message: "Happy Customers" },
  },
  {
    value: /*i18n*/ { id: "shop.counter.products.value", message: "50+" },
    label: /*i18n*/ { id: "shop.counter.products", message: "Eco Products" },
  },
  {
    value: /*i18n*/ { id: "shop.counter.rating.value", message: "5-star" },
    label: /*i18n*/ { id: "shop.counter.rating", message: "Average Rating" },
  },
] as const;

/** The other statistics of the storefront. */
export const otherNumbers = [
  {
    value: /*i18n*/ { id: "shop.number.customers.value", message: "1000+" },
    label: /*i18n*/ { id: "shop.number.customers", message: "happy customers" },
  },
  {
    value: /*i18n*/ { id: "shop.number.bags.value", message: "50K+" },
    label: /*i18n*/ { id: "shop.number.bags", message: "bags delivered" },
  },
] as const;

/** The impact numbers of the About page. */
export const aboutNumbers = [
  {
    value: /*i18n*/ { id: "shop.about.customers.value", message: "10,000+" },
    label: /*i18n*/ { id: "shop.about.customers", message: "customers" },
  },
  {
    value: /*i18n*/ { id: "shop.about.bags.value", message: "50,000+" },
    label: /*i18n*/ { id: "shop.about.bags", message: "bags" },
  },
  {
    value: /*i18n*/ { id: "shop.about.years.value", message: "5+" },
    label: /*i18n*/ { id: "shop.about.years", message: "years" },
  },
  {
    value: /*i18n*/ { id: "shop.about.satisfaction.value", message: "99%" },
    label: /*i18n*/ { id: "shop.about.satisfaction", message: "satisfaction" },
  },
] as const;
