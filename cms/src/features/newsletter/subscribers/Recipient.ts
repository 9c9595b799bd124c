/** The fields of a subscriber that an e-mail needs. */
export interface Recipient {
  id: string
  email: string
  /** HMAC of the e-mail address, used in tokens and in the suppression list: see `hashEmail`. */
  empreinte: string
}
