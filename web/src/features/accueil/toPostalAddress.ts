/** Lines of a French address: those of the street, the postal code and the town, perhaps the country. */
const frenchAddress = /^(?:(.+?),? )?(\d{5}) ([^\d,][^,]*?)(?:, France)?$/i

/**
 * Converts an address to a PostalAddress of schema.org. It stays a text when it has no French postal
 * code before its town; undefined when it is empty.
 * @param adresse lines are separated by `\n`
 */
export function toPostalAddress(adresse: string) {
  const lines = adresse.split(/[\n,]/).map((line) => line.replace(/\s+/g, ' ').trim())
  const parts = frenchAddress.exec(lines.filter(Boolean).join(', '))
  if (!parts) return adresse || undefined
  const [, streetAddress, postalCode, addressLocality] = parts
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  }
}
