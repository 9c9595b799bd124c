import { EDITOR_PLACEHOLDER } from '../../fields/editor/editorPlaceholder'

type Attributes = Readonly<Record<string, string>>

/** Roles and names that the markup of Payload lacks, by selector. */
export const attributesBySelector: [selector: string, attributes: Attributes][] = [
  ['aside.nav', { role: 'none' }],
  ['.nav__mobile-close', { 'aria-label': 'Fermer le menu' }],
  // The name of the file is beside it.
  ['.table .file img', { alt: '' }],
  ['.nav__wrap', { 'aria-label': 'Menu du panneau' }],
  ['nav.step-nav', { 'aria-label': 'Fil d’Ariane' }],
  ['.template-default__nav-toggler-wrapper', { role: 'region', 'aria-label': 'Menu' }],
  ['.template-default__wrap > .collection-list', { role: 'main' }],
  ['.template-default__wrap > .not-found', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region', 'aria-label': 'Fiche' }],
  // In the main content, it is no banner.
  ['.list-header', { role: 'none' }],
  // Its items are links, none of them in a list item.
  ['.doc-tabs__tabs', { role: 'none' }],
  // Below the title of the form, without a level between.
  ['.array-field__title, .group-field__title, .payload-settings > h3', { 'aria-level': '2' }],
  // Hidden from screen readers, so that the keyboard must not reach them either.
  ['.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]', { tabindex: '-1' }],
  // Payload takes it from a text of its own, which no setting replaces.
  ['.ContentEditable__root', { 'aria-placeholder': EDITOR_PLACEHOLDER }],
  // The page behind a drawer has a main content of its own.
  ['.drawer main', { role: 'none' }],
]
