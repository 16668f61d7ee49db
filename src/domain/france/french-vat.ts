/** What most firms in France charge on goods, and on the freight that comes with them: offered there, never chosen by itself. */
export const frenchVat = {
  name: "TVA 20 %",
  jurisdictions: [{ name: "TVA", percent: "20" }],
  freight_taxable: true,
  setup_taxable: true,
};
