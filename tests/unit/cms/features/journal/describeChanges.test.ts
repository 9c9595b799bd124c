import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { describeChanges } from '../../../../../cms/src/features/journal/describeChanges'
import {
  bulletList,
  link,
  paragraph,
  richText,
} from '../../../../../cms/src/fields/editor/lexicalState'

const describer = {
  nameOf: (collection: string, id: string) => Promise.resolve(`${collection} ${id}`),
  translate: (label: unknown) => (typeof label === 'string' ? label : undefined),
}

const compare = (fields: Field[], before: object, after: object) =>
  describeChanges(fields, before as never, after as never, describer)

const field = (type: string, rest: object = {}): Field[] => [
  { type, name: 'champ', label: 'Champ', ...rest } as Field,
]

describe('both sides of a field are text', () => {
  const day = { admin: { date: { pickerAppearance: 'dayOnly' } } }
  const options = [{ label: 'Éditeur', value: 'editeur' }, 'autre']
  const several = { relationTo: ['pages', 'images'], hasMany: true }
  const related = [
    { relationTo: 'pages', value: 'a' },
    { relationTo: 'images', value: { id: 'b' } },
  ]
  const ball = richText('Un bal', bulletList('Vielle', 'Cornemuse'))
  const site = richText(paragraph('Voir ', link('le site', 'https://exemple.fr')))

  test.each<[string, object, unknown, unknown, string, string]>([
    ['text', {}, undefined, 'Bourrée', '', 'Bourrée'],
    ['text', {}, 'Bourrée', null, 'Bourrée', ''],
    ['text', { hasMany: true }, ['a'], ['a', 'b'], 'a', 'a, b'],
    ['number', {}, 12, 0, '12', '0'],
    ['checkbox', {}, undefined, true, 'non', 'oui'],
    ['checkbox', {}, 1, 0, 'oui', 'non'],
    // 23:30 UTC is the next day in Paris.
    ['date', {}, '2026-03-01T23:30:00.000Z', null, '02/03/2026 00:30:00', ''],
    ['date', day, '2026-03-01T12:00:00.000Z', null, '01/03/2026', ''],
    ['select', { options }, 'editeur', 'autre', 'Éditeur', 'autre'],
    ['upload', { relationTo: 'images' }, 'a', { id: 'b' }, 'images a', 'images b'],
    ['relationship', several, null, related, '', 'pages a, images b'],
    ['json', {}, { a: 1 }, { a: 2 }, '{"a":1}', '{"a":2}'],
    [
      'richText',
      {},
      ball,
      site,
      'Un bal\n• Vielle\n• Cornemuse',
      'Voir le site (https://exemple.fr)',
    ],
  ])('%s %j', async (type, rest, before, after, avant, apres) => {
    const found = await compare(field(type, rest), { champ: before }, { champ: after })

    expect(found).toEqual([{ champ: 'Champ', avant, apres }])
  })

  test('a link that leads elsewhere is a change', async () => {
    const to = (url: string) => ({ champ: richText(paragraph(link('le site', url))) })

    expect(await compare(field('richText'), to('/regards'), to('/'))).toHaveLength(1)
  })
})

test.each([
  ['text', null, ''],
  ['text', undefined, null],
  ['checkbox', undefined, false],
  ['upload', 'a', { id: 'a' }],
])('%s: %j and %j are the same', async (type, before, after) => {
  const fields = field(type, { relationTo: 'images' })

  expect(await compare(fields, { champ: before }, { champ: after })).toEqual([])
})

test('a field is named with the parts that contain it', async () => {
  const titre = { type: 'text', name: 'titre', label: 'Titre' } as Field
  const fields: Field[] = [
    { type: 'collapsible', label: 'Accroche', fields: [{ type: 'row', fields: [titre] }] },
    { type: 'group', name: 'lien', label: 'Lien', fields: [titre] },
    {
      type: 'collapsible',
      label: 'Étapes',
      fields: [{ type: 'group', name: 'etapes', label: 'Étapes', fields: [titre] }],
    },
    { type: 'tabs', tabs: [{ label: 'Onglet', fields: [{ ...titre, name: 'autre' } as Field] }] },
    { type: 'tabs', tabs: [{ name: 'nomme', label: 'Nommé', fields: [titre] }] },
  ]
  const before = {
    titre: 'a',
    lien: { titre: 'a' },
    etapes: { titre: 'a' },
    autre: 'a',
    nomme: { titre: 'a' },
  }
  const after = {
    titre: 'b',
    lien: { titre: 'b' },
    etapes: { titre: 'b' },
    autre: 'b',
    nomme: null,
  }

  expect((await compare(fields, before, after)).map(({ champ }) => champ)).toEqual([
    'Accroche › Titre',
    'Lien › Titre',
    'Étapes › Titre',
    'Onglet › Titre',
    'Nommé › Titre',
  ])
})

describe('rows', () => {
  const jalons: Field[] = [
    {
      type: 'array',
      name: 'jalons',
      label: 'Jalons',
      fields: [{ type: 'text', name: 'titre', label: 'Titre' }],
    },
  ]
  const rows = (...titles: string[]) => ({
    jalons: titles.map((titre) => ({ id: titre.slice(0, 1), titre })),
  })

  test('are compared by their ids: a row that is put first changes no other', async () => {
    expect(await compare(jalons, rows('a', 'b'), rows('c', 'a', 'b!'))).toEqual([
      { champ: 'Jalons › 1 › Titre', avant: '', apres: 'c' },
      { champ: 'Jalons › 3 › Titre', avant: 'b', apres: 'b!' },
    ])
  })

  test('removed rows are listed with their values', async () => {
    expect(await compare(jalons, rows('a', 'b'), rows('b'))).toEqual([
      { champ: 'Jalons › 1 (retiré) › Titre', avant: 'a', apres: '' },
    ])
  })

  test('that are put in another order are told by their former places', async () => {
    expect(await compare(jalons, rows('a', 'b', 'c'), rows('c', 'a', 'b'))).toEqual([
      { champ: 'Jalons › Ordre', avant: '1, 2, 3', apres: '3, 1, 2' },
    ])
  })

  test('rows without their former ids are compared by place', async () => {
    const anew = {
      jalons: [
        { id: 'x', titre: 'a' },
        { id: 'y', titre: 'c' },
      ],
    }

    expect(await compare(jalons, rows('a', 'b'), anew)).toEqual([
      { champ: 'Jalons › 2 › Titre', avant: 'b', apres: 'c' },
    ])
  })
})

describe('values that must not be recorded', () => {
  test.each([
    { name: 'motDePasseActuel' },
    { name: 'resetPasswordToken' },
    { name: 'secretTotp' },
    { name: 'jeton' },
    { name: 'codesDeSecours' },
    { name: 'hash' },
    { name: 'salt' },
    { name: 'cache', hidden: true },
    { name: 'interne', admin: { hidden: true } },
    { name: 'sessions', admin: { disabled: true } },
    { name: 'compte', virtual: true },
    { name: 'updatedAt' },
    { name: '_status' },
    { name: 'programmation', type: 'ui' },
  ])('%j', async (rest) => {
    const fields = field('text', rest)

    expect(await compare(fields, {}, { [rest.name]: 'secret' })).toEqual([])
  })

  test('the name of a replaced file is, though no form shows it', async () => {
    const fields = field('text', { name: 'filename', admin: { hidden: true } })

    expect(await compare(fields, { filename: 'a.jpg' }, { filename: 'b.jpg' })).toHaveLength(1)
  })
})

describe('bounds', () => {
  test('lists thirty of thirty-two changed fields and counts the rest', async () => {
    const names = Array.from({ length: 32 }, (_, index) => `champ${index}`)
    const fields = names.map((name): Field => ({ type: 'text', name, label: name }))
    const found = await compare(fields, {}, Object.fromEntries(names.map((name) => [name, 'x'])))

    expect(found).toHaveLength(31)
    expect(found.at(-1)).toEqual({ champ: '… et 2 autres champs', avant: '', apres: '' })
  })

  test('shows the place of the change in a long text', async () => {
    const long = 'La bourrée. '.repeat(200)
    const [change] = await compare(
      field('textarea'),
      { champ: `${long}Avant${long}` },
      { champ: `${long}Après${long}` },
    )

    for (const [side, word] of [
      [change?.avant, 'Avant'],
      [change?.apres, 'Après'],
    ]) {
      expect(side).toHaveLength(500)
      expect(side).toMatch(new RegExp(`^….{50,60}${word}.*…$`))
    }
  })

  test('a long text that is new begins with its beginning', async () => {
    const [change] = await compare(field('text'), {}, { champ: 'x'.repeat(600) })

    expect(change).toEqual({ champ: 'Champ', avant: '', apres: `${'x'.repeat(499)}…` })
  })
})
