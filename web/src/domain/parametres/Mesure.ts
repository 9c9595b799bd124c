/** Analytics and advertising settings. No script loads before the visitor consents. */
export type Mesure = {
  /** Google Analytics ID; undefined when analytics are off. */
  audience: string | undefined
  /** Google Ads ID; undefined when advertising is off. */
  publicite: string | undefined
  /** Base URL of the script of both, without a trailing slash. */
  serveur: string
}
