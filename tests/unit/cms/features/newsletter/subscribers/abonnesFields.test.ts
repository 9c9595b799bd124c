import { expect, it } from 'vitest'
import { consentTexts } from '../../../../../../cms/src/features/newsletter/subscribers/abonnesFields'
import { consentText } from '@web/features/newsletter/consentText'

it('what the form tells is the newest text that the server keeps as a proof', () => {
  expect(consentTexts.at(-1)).toEqual(consentText)
})
