/** A query of a list, as the back office sends it. */
export interface Question {
  readonly name: string;
  readonly path: string;
}

interface Known {
  /** A paid quote in the middle: its address stands once among the quotes. */
  readonly quote: { readonly id: number; readonly email: string };
  /** A day a year back. */
  readonly past: string;
  readonly lastPages: { readonly quotes: number; readonly payments: number; readonly users: number };
}

/** The staff's list queries, and what is read of the ledger. The first six have requirements. */
export function questionsFor({ quote, past, lastPages }: Known): readonly Question[] {
  const { email } = quote;
  const quotes = (query: string) => `/api/quotes?per_page=6&${query}`;
  const payments = (query: string) => `/api/payments?per_page=10&${query}`;
  const users = (query: string) => `/api/users?per_page=4&${query}`;
  const clients = (query: string) => `/api/clients?per_page=25&${query}`;
  return [
    { name: "first page", path: quotes("page=1") },
    { name: "search by e-mail", path: quotes(`search=${encodeURIComponent(email)}`) },
    { name: "search by a fragment of a name", path: quotes("search=shermo") },
    { name: "by status", path: quotes("status=confirmed") },
    { name: "last page", path: quotes(`page=${lastPages.quotes}`) },
    { name: "counters", path: "/api/quotes?per_page=1" },
    { name: "search by a telephone's digits", path: quotes("search=555+01+42") },
    { name: "search by the tail of a reference", path: quotes("search=000042") },
    { name: "search by a frequent fragment", path: quotes("search=mont") },
    { name: "search by a status in French", path: quotes("search=rejet%C3%A9") },
    { name: "search by two letters", path: quotes("search=zo") },
    { name: "search and status", path: quotes("search=shermo&status=paid") },
    { name: "page in the middle", path: quotes(`page=${Math.ceil(lastPages.quotes / 2)}`) },
    ...["id", "name", "email", "status", "quantity"].map((sort) => ({
      name: `sorted by ${sort}`,
      path: quotes(`sort=${sort}`),
    })),
    { name: "with a logo", path: quotes("logo=1") },
    { name: "by stage", path: quotes("stage=drafting") },
    { name: "search and stage", path: quotes("search=shermo&stage=accepted") },
    { name: "assigned to a user", path: quotes("assignee=1&stage=drafting") },
    {
      name: "of one year, with a logo, paid",
      path: quotes("from=2025-01-01&to=2025-12-31&logo=1&status=paid"),
    },
    { name: "payments, first page", path: payments("page=1") },
    { name: "payments, search", path: payments(`search=${encodeURIComponent(email)}`) },
    { name: "payments, by status", path: payments("status=refunded") },
    { name: "payments, last page", path: payments(`page=${lastPages.payments}`) },
    { name: "payments, sorted by name", path: payments("sort=customer_name") },
    { name: "users, first page", path: users("page=1") },
    { name: "users, search", path: users("search=shermo") },
    { name: "users, last page", path: users(`page=${lastPages.users}`) },
    { name: "clients, first page", path: clients("page=1") },
    { name: "clients, search by a fragment", path: clients("search=shermo") },
    { name: "clients, search by a frequent fragment", path: clients("search=mont") },
    { name: "clients, search by a telephone's digits", path: clients("search=555+01+42") },
    { name: "clients, sorted by name", path: clients("sort=name") },
    { name: "dashboard, 30 days", path: "/api/statistics?days=30" },
    { name: "today", path: "/api/today" },
    ...["open", "paid", "overdue", "credited"].map((status) => {
      return { name: `invoices, ${status}`, path: `/api/invoices?per_page=25&status=${status}` };
    }),
    ...["in_production", "closed", "cancelled"].map((state) => {
      return { name: `orders, ${state}`, path: `/api/orders?per_page=25&state=${state}` };
    }),
    { name: "board of production", path: "/api/production-board" },
    ...callsOfDeal.map((call) => ({ name: `deal, ${call || "quote"}`, path: pathOf(quote.id, call) })),
    { name: "ageing, today", path: "/api/books/ageing" },
    { name: "ageing, a year back", path: `/api/books/ageing?on=${past}` },
    { name: "ageing by company, today", path: "/api/books/ageing?by=company" },
    { name: "sales tax of a day, a year back", path: `/api/books/sales-tax?from=${past}&to=${past}` },
    { name: "batches of the books", path: "/api/exports?per_page=10" },
    { name: "money held, today", path: "/api/books/deposits" },
    { name: "money held, a year back", path: `/api/books/deposits?on=${past}` },
  ];
}

/** What the page of a quote asks for as it opens. */
const callsOfDeal = [
  ...["", "plan", "versions", "reminders", "messages", "invoices", "payments", "orders", "uncounted"],
];

const lists = ["invoices", "payments", "orders"];

function pathOf(quoteId: number, call: string): string {
  if (lists.includes(call)) return `/api/${call}?quote_id=${quoteId}&per_page=50`;
  return `/api/quotes/${quoteId}${call && `/${call}`}`;
}
