import { describe, expect, it, test } from 'vitest'
import { normalizeIssn, validateIssn } from '../../../../cms/src/features/pages/globals/Parametres'

describe('an ISSN', () => {
  // Nature, Hearing Research, and the ISSN of the standard's own example.
  it.each(['0028-0836', '0378-5955', '2434-561X', '', null, undefined])('%s is valid', (value) => {
    expect(validateIssn(value)).toBe(true)
  })

  it.each(['0028-0835', '2434-5610', '0378-595X'])('%s has a wrong check digit', (value) => {
    expect(validateIssn(value)).toMatch(/^Ce n’est pas un ISSN/)
  })

  it.each(['1234', '12345678', '1234-56789', 'X234-5678', 12345679, {}])(
    '%s has not the form of one',
    (value) => expect(validateIssn(value)).toMatch(/^Indiquez huit signes/),
  )
})

test.each([
  ['00280836', '0028-0836'],
  [' ISSN : 2434–561x ', '2434-561X'],
  ['0028 0836', '0028-0836'],
  ['', null],
  [' ', null],
  [' autre ', 'autre'],
])('%j is saved as %j', (typed, saved) => expect(normalizeIssn(typed)).toBe(saved))
