import { expect, it } from 'vitest'
import {
  adviseOn,
  describeFailedAnew,
  describeFailure,
  describeKept,
  describeUnreadable,
} from '../../../../../cms/src/features/lecture/preparation/failures'

it.each([
  [describeFailure('encrypted'), /^Exportez-le sans mot de passe/],
  [describeFailure('timeout', 12), /^Préparez-le de nouveau/],
  [describeFailedAnew(describeFailure('memory')), /images de 150 à 200/],
  [describeKept([3]), /^Préparez-le de nouveau/],
  [describeKept([3, 4]), /^Préparez-le de nouveau/],
  [describeUnreadable([3]), /exportez-le de nouveau en PDF/],
  [describeUnreadable([3, 4]), /exportez-le de nouveau en PDF/],
])('%s has an advice', (reason, advice) => {
  expect(adviseOn(reason)).toMatch(advice)
})

it('gives no advice for a reason of an earlier release', () => {
  expect(adviseOn('Autre chose.')).toBeUndefined()
  expect(adviseOn('')).toBeUndefined()
})
