import { expect, it } from 'vitest'
import { consentTexts } from '../../../../cms/src/newsletter/consentTexts'
import { consent } from '../../../../web/src/features/newsletter/helpers/consent'

it('what the form tells is the newest text that the server keeps as a proof', () => {
  expect(consentTexts.at(-1)).toEqual(consent)
})
