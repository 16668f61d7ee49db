/** The result of one check. Only a `fault` keeps the shop from working; a `warning` is for the operator. */
export interface Finding {
  readonly level: "good" | "warning" | "fault";
  /** One sentence; of a warning or a fault, with what to do. */
  readonly says: string;
}

export const good = (says: string): Finding => ({ level: "good", says });
export const warning = (says: string): Finding => ({ level: "warning", says });
export const fault = (says: string): Finding => ({ level: "fault", says });
