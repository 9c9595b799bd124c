import { expect, test } from 'vitest'
import { toRevision } from '@web/features/consent/consentChoices'

test('every set of purposes is another question', () => {
  const revisions = [
    toRevision([]),
    toRevision(['audience']),
    toRevision(['publicite']),
    toRevision(['audience', 'publicite']),
  ]

  expect(new Set(revisions).size).toBe(4)
})
