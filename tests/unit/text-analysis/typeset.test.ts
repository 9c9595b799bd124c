import { describe, expect, it } from 'vitest'
import { typeset } from '@regards/text-analysis'

describe('typeset', () => {
  it('curves apostrophes', () => {
    expect(typeset("l'osier d'ici")).toBe('l’osier d’ici')
  })

  it('keeps double punctuation and quotation marks with their words', () => {
    expect(typeset('Qui ? Le « glaz » : bleu ; vert !')).toBe(
      'Qui\u00a0? Le «\u00a0glaz\u00a0»\u00a0: bleu\u00a0; vert\u00a0!',
    )
  })

  it('sets a missing space after a quotation', () => {
    expect(typeset('"La bourrée": vivre, «oser»!')).toBe(
      '«\u00a0La bourrée\u00a0»\u00a0: vivre, «\u00a0oser\u00a0»\u00a0!',
    )
  })

  it('keeps a century together', () => {
    expect(typeset('au XIXe siècle')).toBe('au XIXe\u00a0siècle')
  })

  it('makes one sign of three points', () => {
    expect(typeset('La suite...')).toBe('La suite…')
  })

  it.each([
    "Qu'est-ce que la « bourrée » ?",
    'Une fête ; un bal : oui !',
    'au XIXe siècle...',
    'À 10 h 30 : https://exemple.fr/?a=1;b=2!',
    'Deux  espaces  !',
  ])('sets %s once and for all', (text) => {
    expect(typeset(typeset(text))).toBe(typeset(text))
  })

  it.each([
    'l’osier',
    'La «\u00a0bourrée\u00a0»\u00a0: quoi\u202f?',
    'https://exemple.fr/?a=1;b=2',
    'mailto:a@exemple.fr',
    '3:30, 2:1',
    '',
  ])('leaves %j as it is', (text) => {
    expect(typeset(text)).toBe(text)
  })

  it.each([
    ['Bonjour!', 'Bonjour\u00a0!'],
    ['«test»', '«\u00a0test\u00a0»'],
    ['"un" et "deux"', '«\u00a0un\u00a0» et «\u00a0deux\u00a0»'],
    ['https://exemple.fr/?a=1', 'https://exemple.fr/?a=1'],
    ['" ceci est un test "', '«\u00a0ceci est un test\u00a0»'],
    ['un écran de 12" et un de 24"', 'un écran de 12" et un de 24"'],
    ['le 12" "Bal"', 'le 12" «\u00a0Bal\u00a0»'],
    ['"a "b" c"', '«\u00a0a “b” c\u00a0»'],
    ['("a")', '(«\u00a0a\u00a0»)'],
    ['l\'"école"', 'l’«\u00a0école\u00a0»'],
    ['un " seul', 'un " seul'],
    ["'citation'", '‘citation’'],
    ["aujourd'hui, 'citation' d'un soir", 'aujourd’hui, ‘citation’ d’un soir'],
    ['Quoi?!', 'Quoi\u00a0?!'],
    ['Non!!!', 'Non\u00a0!!!'],
    ['(Quoi?)', '(Quoi\u00a0?)'],
    ['"Quoi?"', '«\u00a0Quoi\u00a0?\u00a0»'],
    ["https://exemple.fr/l'ete?q=a!b", "https://exemple.fr/l'ete?q=a!b"],
    ["écrire à l'o'brien@exemple.fr", "écrire à l'o'brien@exemple.fr"],
    [
      "Voir https://exemple.fr/a?b=c'd : l'été!",
      "Voir https://exemple.fr/a?b=c'd\u00a0: l’été\u00a0!",
    ],
  ])('sets %j, typed without spaces, as %j', (typed, set) => {
    expect(typeset(typed)).toBe(set)
    expect(typeset(set)).toBe(set)
  })
})

it.each([
  ['a word of half a million letters', 'a'.repeat(500_000)],
  ['a quote before many spaces', `"${' '.repeat(500_000)}`],
  ['many quotes', '"a '.repeat(100_000)],
  ['a quotation of many spaces', `"« ${' '.repeat(500_000)}x"`],
])('%s takes no longer than its length allows', (_what, text) => {
  expect(typeset(text).length).toBeGreaterThanOrEqual(text.length)
})

it('typesets a long text of Roman digits in linear time', () => {
  const letters = 'X'.repeat(240_000)
  expect(typeset(letters)).toBe(letters)
  expect(typeset('le XVIIIe siècle')).toBe('le XVIIIe\u00a0siècle')
})
