/**
 * The state of a page that was opened to answer one request after the other: a decision leads to the next one. It stands in
 * the browser's history, so that Back and reload keep it.
 */
export const inTurn = "in-turn";
