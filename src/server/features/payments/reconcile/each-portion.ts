/** Goes through rows in portions, by id: what stays where it is does not hold up what comes after it. */
export async function eachPortion<Row extends { readonly id: number }>(
  find: (lastId: number) => Promise<readonly Row[]>,
  deal: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await find(last);
    const end = rows.at(-1);
    if (!end) return;
    await deal(rows);
    last = end.id;
  }
}
