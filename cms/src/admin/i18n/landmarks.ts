type Attributes = Readonly<Record<string, string>>

/** Roles and names that the markup of Payload lacks, by selector. */
export const attributesBySelector: [selector: string, attributes: Attributes][] = [
  ['aside.nav', { role: 'none' }],
  ['.nav__wrap', { 'aria-label': 'Menu du panneau' }],
  ['nav.step-nav', { 'aria-label': 'Fil d’Ariane' }],
  ['.template-default__nav-toggler-wrapper', { role: 'region', 'aria-label': 'Menu' }],
  ['.template-default__wrap > .collection-list', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region', 'aria-label': 'Fiche' }],
  // The page behind a drawer has a main content of its own.
  ['.drawer main', { role: 'none' }],
]
