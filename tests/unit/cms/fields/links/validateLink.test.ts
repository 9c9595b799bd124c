import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { validateLink, validateExternalUrl } from '../../../../../cms/src/fields/links/validateLink'

const env = vi.hoisted(() => {
  vi.resetModules()
  return { siteUrl: '' }
})
vi.mock('../../../../../cms/src/lib/env', () => ({ env }))
afterAll(() => vi.resetModules())

beforeEach(() => {
  env.siteUrl = 'https://www.regards.example'
})

const empty = [undefined, null, '']

const web = [
  'https://exemple.fr',
  'http://exemple.fr/page?a=1#b',
  'HTTPS://EXEMPLE.FR',
  'https://exemple.fr:8443/été',
]

const never = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'file:///etc/passwd',
  'ftp://exemple.fr',
  '//exemple.fr',
  '///exemple.fr',
  '/\\exemple.fr',
  '\\\\exemple.fr',
  '/\t/exemple.fr',
  'https://',
  'https:///exemple.fr',
  'https:exemple.fr',
  'https://exemple .fr',
  'https://utilisateur:secret@exemple.fr/',
  'https://utilisateur@exemple.fr/',
  'https://banque.fr%20@exemple.fr/',
  'https://[exemple',
  'regards',
  '#stages',
  'mots',
  'mailto:',
  'mailto://exemple.fr',
  'tel:',
]

describe('a link', () => {
  test.each([...empty, ...web, '/', '/regards', '/#stages', '/page?a=1'])('may be %j', (value) => {
    expect(validateLink(value)).toBe(true)
  })

  test.each(['exemple.fr', ' www.exemple.fr/bal', 'a@exemple.fr', ' https://exemple.fr'])(
    'may be %j, which is completed when it is saved',
    (value) => {
      expect(validateLink(value)).toBe(true)
    },
  )

  test.each(['mailto:a@exemple.fr', 'MAILTO:a@exemple.fr', 'tel:+33140000000'])(
    'may be %s',
    (value) => {
      expect(validateLink(value)).toBe(true)
    },
  )

  test.each([...never, 5, true, {}, ['https://exemple.fr']])('may not be %j', (value) => {
    expect(validateLink(value)).toBe(
      'Indiquez l’adresse complète d’un site ou une page de ce site comme /regards.',
    )
  })
})

describe('the address of another site', () => {
  test.each([...empty, ...web])('may be %j', (value) => {
    expect(validateExternalUrl(value)).toBe(true)
  })

  test.each([
    ...never,
    'exemple.fr',
    '/regards',
    'mailto:a@exemple.fr',
    5,
    {},
    ['https://exemple.fr'],
  ])('may not be %j', (value) => {
    expect(validateExternalUrl(value)).toBe(
      'Indiquez l’adresse complète d’un site telle que le navigateur la montre.',
    )
  })

  test.each([
    'https://www.regards.example',
    'https://www.regards.example/ressources',
    'https://WWW.regards.example:443/concours-photo',
  ])('may not be on this site: %s', (value) => {
    expect(validateExternalUrl(value)).toBe('Indiquez une adresse qui n’est pas sur ce site.')
  })

  test.each(['https://WWW.regards.example', 'https://www.regards.example:443'])(
    'may not be on this site when the setting is written %s',
    (siteUrl) => {
      env.siteUrl = siteUrl

      expect(validateExternalUrl('https://www.regards.example/ressources')).toBe(
        'Indiquez une adresse qui n’est pas sur ce site.',
      )
    },
  )
})
