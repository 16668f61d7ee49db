/** A mail as data: what both of its renderings, HTML and text, are made of. */
export interface MailPage {
  readonly subject: string;
  /** Shown beside the subject in a list of mails. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What a person wrote, set apart from our own words: a message, a reason. */
  readonly quoted?: string | undefined;
  readonly facts?: readonly Fact[];
  /** The one thing to do next. */
  readonly action?: MailAction | undefined;
  readonly closing?: readonly string[];
}

export interface MailAction {
  readonly label: string;
  readonly link: string;
  /** A plain link: nothing that we wish to be pressed. */
  readonly isQuiet?: boolean;
}

/** A row of the order form that the mail carries: words on the left, a figure on the right. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  /** An amount: read in one piece, however narrow the screen. */
  readonly isAmount?: boolean;
  readonly isTotal?: boolean;
}
