import { expect, test } from 'vitest'
import { defaultTexts as mentions } from '../../../../../cms/src/features/pages/defaultTexts/mentionsLegales'
import { defaultTexts } from '../../../../../cms/src/features/pages/defaultTexts/politiqueDeConfidentialite'
import { durations, formatDuration } from '../../../../../cms/src/features/retention/durations'
import { retentionRules } from '../../../../../cms/src/features/retention/retentionRules'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'

/** All the words of a long text, in one line. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { text, root, children } = value as Record<string, unknown>
  return [typeof text === 'string' ? text : '', wordsOf(root), wordsOf(children)].join(' ')
}

const section = (titre: string) =>
  normalizeSpaces(
    wordsOf(defaultTexts.sections.find((candidate) => candidate.titre === titre)?.texte),
  )

test('there are the eleven sections of the specification, one of them with the day', () => {
  expect(defaultTexts.sections.map(({ titre }) => titre)).toEqual([
    'Responsable du traitement',
    'Données recueillies',
    'Mesure d’audience',
    'Lettre d’information',
    'Base légale',
    'Durée de conservation',
    'Vos droits',
    'Cookies',
    'Sécurité',
    'Modifications',
    'Contact',
  ])
  expect(
    defaultTexts.sections.filter((one) => 'dateDuJour' in one).map(({ titre }) => titre),
  ).toEqual(['Modifications'])
})

test('follows the specification on audience and newsletter', () => {
  expect(durations.audience).toEqual({ months: 26 })
  expect(section('Durée de conservation')).toContain('Mesures d’audience : 26 mois au plus.')
  expect(section('Durée de conservation')).toContain(
    'Adresse e-mail de la lettre d’information : jusqu’à votre désinscription.',
  )
})

/** Those that the section about cookies tells, the others being told under retention. */
const ofCookies = [
  'session',
  'sessionEntiere',
  'appareilConnu',
  'choixDesCookies',
  'cookieDeMesure',
]

test.each(Object.entries(durations))('it tells the very duration of %s', (name, duration) => {
  const where = ofCookies.includes(name) ? 'Cookies' : 'Durée de conservation'

  expect(section(where)).toContain(normalizeSpaces(formatDuration(duration)))
})

test('every rule takes its duration from the displayed ones, or deletes at once', () => {
  const told: object[] = Object.values(durations)
  for (const { olderThan } of retentionRules) {
    const isAtOnce = Object.values(olderThan).every((count) => count === 0)
    expect(isAtOnce || told.includes(olderThan)).toBe(true)
  }
})

test('every cookie that the product may set is named', () => {
  for (const name of [
    ...['payload-token', 'appareil-…', 'payload-theme', 'consentement', '_ga', '_gcl_…'],
  ]) {
    expect(section('Cookies')).toContain(`« ${name} »`)
  }
})

test('facts that only the federation knows are marked', () => {
  for (const titre of ['Responsable du traitement', 'Durée de conservation']) {
    expect(section(titre)).toContain('à compléter')
  }
  expect(JSON.stringify(mentions)).toContain('à compléter')
})
