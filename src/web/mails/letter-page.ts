/** A mail as data: what both of its renderings, HTML and text, are made of. */
export interface LetterPage {
  readonly subject: string;
  /** Shown beside the subject in a list of mails. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly link: string } | undefined;
  readonly closing?: readonly string[];
}

/** A row of the order form that the mail carries: words on the left, a figure on the right. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly isTotal?: boolean;
}
