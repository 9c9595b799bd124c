import { expect, test } from 'vitest'
import { BackupError } from '../../../../cms/src/features/backup/BackupError'
import { apiError } from '../../../../cms/src/lib/errors/apiErrors'
import { describeFailure } from '../../../../cms/src/commands/failCommand'

const denied = Object.assign(new Error("EACCES: permission denied, open '/mnt/format.json'"), {
  code: 'EACCES',
})

test.each<[why: string, error: unknown, told: string]>([
  [
    'an outage, with what the system said',
    denied,
    `Le service est momentanément indisponible. Réessayez dans un instant. (${String(denied)})`,
  ],
  [
    'an error of the product',
    apiError('service-unavailable'),
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  ],
  [
    'an error with a message for people',
    new BackupError('Clé fausse.', 'wrong-key'),
    'Clé fausse.',
  ],
  ['an unexpected error', new TypeError('x is not a function'), 'TypeError: x is not a function'],
])('a command that fails tells %s', (_why, error, told) => {
  expect(describeFailure(error)).toBe(told)
})
