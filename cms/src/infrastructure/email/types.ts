/** The federation as the signature of e-mails. */
export interface Sender {
  nom: string
  /** Postal address, on several lines. */
  adresse: string
}

/** A block of an e-mail's body, in reading order. URLs are absolute. */
export type EmailBlock =
  /** A paragraph; line breaks are preserved. */
  | { kind: 'text'; text: string }
  /** A rich text of the editor: paragraphs, headings, lists, quotes, with links and emphasis. */
  | { kind: 'richText'; value: unknown }
  /** A small line above a title, such as a date. */
  | { kind: 'overline'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'picture'; url: string; alt: string; width: number; link?: string }
  /** A call to action; its URL is also written out below, for clients that do not show links. */
  | { kind: 'button'; label: string; url: string }
  /** Small print: how long a link is valid, what to do if the reader did not request the e-mail. */
  | { kind: 'note'; text: string }

export interface EmailContent {
  sender: Sender
  /** Preview text that e-mail clients show next to the subject. */
  preheader: string
  blocks: EmailBlock[]
  /** Why the reader receives this e-mail. */
  reason: string
  /** Links below the reason, such as unsubscribe. */
  links?: { label: string; url: string }[]
}

export interface RenderedEmail {
  /** Value of the From header. */
  from: string
  html: string
  text: string
}
