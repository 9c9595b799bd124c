/** A subscriber, as far as a mail to them needs. */
export interface Recipient {
  id: string
  email: string
  /** What stands for the address in tokens and refusals: see `fingerprint`. */
  empreinte: string
}
