/** What a mail says in sentences: a shop may say it in words of its own. */
export interface MailWords {
  readonly subject: string;
  /** Shown beside the subject in a list of mails. */
  readonly preview: string;
  /** The greeting and what follows it, a paragraph each. */
  readonly opening: readonly string[];
  readonly closing?: readonly string[];
}

/** What a mail holds beside its words: facts, and the way on. */
export interface MailFacts {
  /** In the place of the words' own, where a fact tells more. */
  readonly preview?: string;
  /** Sentences that some of these mails hold and others do not. */
  readonly notes?: readonly string[];
  /** What a person wrote, set apart from our own words: a message, a reason. */
  readonly quoted?: string | undefined;
  readonly facts?: readonly Fact[];
  /** The one thing to do next. */
  readonly action?: MailAction | undefined;
}

/** A mail as data: what both of its renderings, HTML and text, are made of. */
export type MailPage = MailWords & MailFacts;

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
  /** An amount, or a number to copy: not torn, however narrow the screen. */
  readonly isInOnePiece?: boolean;
  readonly isTotal?: boolean;
}
