/**
 * The tables of the database. Each `*.table.ts` adds its own by declaration merging, so that the platform
 * knows no feature and a feature's columns are described beside its queries.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' table files
export interface Tables {}
