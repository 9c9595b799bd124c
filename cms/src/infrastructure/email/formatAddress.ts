/** Formats a name and an address for the From header, quoted and without line breaks. */
export const formatAddress = (name: string, address: string): string =>
  `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}" <${address}>`
