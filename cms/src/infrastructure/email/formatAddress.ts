/** A name and an address as they stand in the header From. */
export const formatAddress = (name: string, address: string): string =>
  `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}" <${address}>`
