import { expect, test } from 'vitest'
import { toPostalAddress } from '../../../../web/src/features/accueil/FederationJsonLd'

test.each([
  ['2 rue Achille Luchaire\n75014 Paris', '2 rue Achille Luchaire', '75014', 'Paris'],
  ['2 rue Achille Luchaire, 75014 Paris', '2 rue Achille Luchaire', '75014', 'Paris'],
  ['2 rue Achille Luchaire 75014 Paris', '2 rue Achille Luchaire', '75014', 'Paris'],
  [
    'Maison des arts\n12 bis, rue Basse\nBP 12345\n29000 Quimper Cedex 9\nFrance',
    'Maison des arts, 12 bis, rue Basse, BP 12345',
    '29000',
    'Quimper Cedex 9',
  ],
  ['Mairie\n  35380\u00a0Plélan-le-Grand ', 'Mairie', '35380', 'Plélan-le-Grand'],
  ['97410 Saint-Pierre', undefined, '97410', 'Saint-Pierre'],
])('%j has its parts', (adresse, streetAddress, postalCode, addressLocality) => {
  expect(toPostalAddress(adresse)).toEqual({
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  })
})

test.each(['Rue Haute 4\n1000 Bruxelles\nBelgique', 'À la mairie', '2 rue Basse\nBP 12345'])(
  '%j stays a text',
  (adresse) => {
    expect(toPostalAddress(adresse)).toBe(adresse)
  },
)

test('an empty address gives undefined', () => {
  expect(toPostalAddress('')).toBeUndefined()
})
