import { expect, test } from 'vitest'
import { describeBackup } from '../../../../../cms/src/features/backup/describeBackup'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'

const HOUR = 60 * 60 * 1000
const now = new Date('2026-11-25T12:00:00Z')
const totals = { rows: 1, files: 1, fileBytes: 1, storedBytes: 1_234_567_890, addedBytes: 1 }
const madeAgo = (ms: number) => ({
  last: {
    ...{ id: 'x', target: '/mnt/x', isEncrypted: true, totals },
    date: new Date(now.getTime() - ms).toISOString(),
  },
})
const describe = (...args: Parameters<typeof describeBackup>) => {
  const { level, sentences } = describeBackup(...args)
  return { level, text: normalizeSpaces(sentences.join(' ')) }
}

test('a backup of last night is told with its size and age', () => {
  const { level, text } = describe(madeAgo(11 * HOUR), '/mnt/x', now)

  expect(level).toBe('ok')
  expect(text).toBe(
    'Dernière sauvegarde réussie : mercredi 25 novembre 2026 à 2 h 00 (il y a 11 h), 1,2 Go.',
  )
})

test('two days are not late yet, a minute more is', () => {
  expect(describe(madeAgo(48 * HOUR), '/mnt/x', now).level).toBe('ok')
  const late = describe(madeAgo(48 * HOUR + 60_000), '/mnt/x', now)

  expect(late.level).toBe('warning')
  expect(late.text).toContain('plus de deux jours')
  expect(late.text).toContain('il y a 2 jours')
})

test('a failure is a warning with its reason, beside the last success', () => {
  const failure = { date: now.toISOString(), reason: 'Le disque est plein.' }
  const { level, text } = describe({ ...madeAgo(HOUR), failure }, '/mnt/x', now)

  expect(level).toBe('warning')
  expect(text).toContain('Le disque est plein.')
  expect(text).toContain('Dernière sauvegarde réussie')
})

test('an unencrypted one says so; without a daily backup there is a hint only', () => {
  const plain = madeAgo(HOUR)
  plain.last.isEncrypted = false

  expect(describe(plain, '/mnt/x', now).text).toContain('n’est pas chiffrée')
  expect(describe(plain, undefined, now).level).toBe('hint')
  expect(describe({}, '/mnt/x', now).level).toBe('warning')
})

test('the operator’s settings and files are not named, which a person at the panel cannot change', () => {
  const plain = madeAgo(49 * HOUR)
  plain.last.isEncrypted = false
  for (const target of ['/mnt/x', undefined])
    expect(describe(plain, target, now).text).not.toMatch(/BACKUP_|docs\//)
})
