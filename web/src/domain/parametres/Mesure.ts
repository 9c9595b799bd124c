/** What visitors are asked for: nothing of it happens before they agree. */
export type Mesure = {
  /** Identifier of Google Analytics; undefined where the audience is not measured. */
  audience: string | undefined
  /** Identifier of Google Ads; undefined where there is no advertising. */
  publicite: string | undefined
  /** Where the script of both comes from, without a slash at the end. */
  serveur: string
}
