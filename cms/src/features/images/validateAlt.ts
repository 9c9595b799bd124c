import type { TextFieldValidation } from 'payload'

import type { Image } from '../../payload-types'

// No colon or comma: the admin panel parses the text around them as a list of fields.
const ALT_REQUIRED =
  'Décrivez en une phrase ce que l’image montre ou cochez «\u00a0Image décorative\u00a0».'

/**
 * Requires a text for a page image that somebody declared not to be decorative (`decorative: false`,
 * which the panel always sends). Without a declaration the text stays optional: earlier images, and
 * those of programs that know no such field; the dashboard lists them.
 */
export const validateAlt: TextFieldValidation = (value, { siblingData }) => {
  const { decorative, usage } = siblingData as Partial<Image>
  return decorative !== false || usage === 'couverture' || value?.trim() ? true : ALT_REQUIRED
}
