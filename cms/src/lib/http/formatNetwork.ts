/**
 * Writes a shortened address for people: « 192.0.2.… » for `192.0.2.0/24`, « 2001:db8:… » for
 * `2001:db8::/48`; any other text as it is.
 */
export const formatNetwork = (network: string): string =>
  network.replace(/\.0\/24$/, '.…').replace(/:?:\/\d+$/, ':…')
