/** The federation as it signs its mails. */
export interface Sender {
  nom: string
  /** Postal address; a line each. */
  adresse: string
}

/** One part of a mail, in the order of reading. Addresses are absolute. */
export type EmailBlock =
  /** A paragraph; its line breaks are kept. */
  | { kind: 'text'; text: string }
  /** A small line above a title, such as a date. */
  | { kind: 'overline'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'picture'; url: string; alt: string; width: number; link?: string }
  /** What the reader is to do; its address is written out below for who cannot press it. */
  | { kind: 'button'; label: string; url: string }
  /** Said in passing, in small letters: how long a link lasts, what to do if it was not you. */
  | { kind: 'note'; text: string }

export interface EmailContent {
  sender: Sender
  /** What mailboxes show beside the subject. */
  preheader: string
  blocks: EmailBlock[]
  /** Why the reader gets this mail. */
  reason: string
  /** Below the reason, such as the way out of a list. */
  links?: { label: string; url: string }[]
}

export interface RenderedEmail {
  /** As the header has it. */
  from: string
  html: string
  text: string
}
