import { expect, it } from 'vitest'
import { toCsvLine } from '../../../../../cms/src/newsletter/export/toCsvLine'

it('quotes every value, and the quotes in it', () => {
  expect(toCsvLine(['a,b', 'dit "oui"', '', 'deux\nlignes'])).toBe(
    '"a,b","dit ""oui""","","deux\nlignes"\r\n',
  )
})

it.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'marks %j as a text, which a spreadsheet would run',
  (value) => expect(toCsvLine([value])).toBe(`"'${value}"\r\n`),
)
