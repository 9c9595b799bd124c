import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { listIncomplete } from '../../../../../cms/src/admin/dashboard/listIncomplete'
import { makeLink, makeList, makeParagraph, makeRichText } from '../../../../factories/richText'

const asked = { custom: { isExpected: true } }

const nom: Field = { type: 'text', name: 'nom', label: 'Nom', ...asked }

describe('a field that is asked for is listed while it holds nothing:', () => {
  test.each<[type: string, rest: object, full: unknown]>([
    ['text', {}, 'La Bourrée'],
    ['textarea', {}, 'La\nBourrée'],
    ['email', {}, 'contact@bourree.fr'],
    ['upload', { relationTo: 'images' }, '6b01b6d97d8d147a8597a79c'],
    ['richText', {}, makeRichText('La Bourrée')],
  ])('%s', (type, rest, full) => {
    const field = { type, name: 'nom', label: 'Nom', ...rest, ...asked } as Field
    for (const empty of [undefined, null, '']) {
      expect(listIncomplete([field], { nom: empty })).toEqual([
        { labels: ['Nom'], path: 'nom', reason: 'empty' },
      ])
    }
    expect(listIncomplete([field], { nom: full })).toEqual([])
  })

  test('a field may decide by its own function whether it is empty', () => {
    const field: Field = {
      ...nom,
      custom: { isExpected: (value: unknown) => value === 'provisoire' },
    }

    expect(listIncomplete([field], { nom: 'provisoire' })).toHaveLength(1)
    expect(listIncomplete([field], { nom: undefined })).toEqual([])
  })

  test.each([{}, { isExpected: undefined }, { isExpected: false }])(
    'not when it is not asked for: %j',
    (custom) => {
      expect(listIncomplete([{ ...nom, custom }], {})).toEqual([])
    },
  )
})

describe('« à compléter » is found in any text, asked for or not:', () => {
  const texte: Field = { type: 'richText', name: 'texte', label: 'Texte' }
  const marked = [{ labels: ['Texte'], path: 'texte', reason: 'marked' }]

  test.each([
    { where: 'in a line', value: 'RNA : à compléter' },
    { where: 'in capitals', value: 'À COMPLÉTER' },
    { where: 'in a paragraph', value: makeRichText('RNA', 'Nom : à compléter') },
    { where: 'in a list', value: makeRichText(makeList('Nom : à compléter')) },
    {
      where: 'in a link',
      value: makeRichText(
        makeParagraph({ ...makeLink('/'), children: [{ type: 'text', text: 'à compléter' }] }),
      ),
    },
  ])('$where', ({ value }) => {
    expect(listIncomplete([texte], { texte: value })).toEqual(marked)
  })

  test.each([
    { where: 'other words', value: makeRichText('Tout est là, et complété.') },
    {
      where: 'an address',
      value: makeRichText(makeParagraph(makeLink('https://x.fr/à compléter'))),
    },
    { where: 'no text', value: 5 },
  ])('not in $where', ({ value }) => {
    expect(listIncomplete([texte], { texte: value })).toEqual([])
  })

  test('an expected field with a placeholder is listed once, for the placeholder', () => {
    expect(listIncomplete([nom], { nom: 'À compléter' })).toEqual([
      { labels: ['Nom'], path: 'nom', reason: 'marked' },
    ])
  })
})

describe('the labels and the path lead to a field from the outside in:', () => {
  const lien = { type: 'group', name: 'lien', label: 'Lien' } as const
  const inRow: Field = { ...lien, fields: [{ type: 'row', fields: [nom] }] }
  const list: Field = { type: 'array', name: 'rangs', fields: [inRow] }

  test.each<[through: string, Field, values: object, labels: string[], path: string]>([
    [
      'a collapsible part',
      { type: 'collapsible', label: 'En tête', fields: [nom] },
      {},
      ['En tête', 'Nom'],
      'nom',
    ],
    ['a row of fields, which has no label', { type: 'row', fields: [nom] }, {}, ['Nom'], 'nom'],
    [
      'a group',
      { ...lien, fields: [nom] },
      { nom: 'not this one', lien: { nom: '' } },
      ['Lien', 'Nom'],
      'lien.nom',
    ],
    ['a group that holds nothing yet', { ...lien, fields: [nom] }, {}, ['Lien', 'Nom'], 'lien.nom'],
    ['a group without a name', { type: 'group', label: 'Lien', fields: [nom] }, {}, ['Nom'], 'nom'],
    [
      'all of them',
      { type: 'collapsible', label: 'Carrousel', fields: [list] },
      { rangs: [{ titre: 'Danser', lien: {} }] },
      ['Carrousel', 'Danser', 'Lien', 'Nom'],
      'rangs.0.lien.nom',
    ],
  ])('through %s', (_through, field, values, labels, path) => {
    expect(listIncomplete([field], values as Record<string, unknown>)).toEqual([
      { labels, path, reason: 'empty' },
    ])
  })

  test('rows of a list go by their title, their name or their place', () => {
    const rangs: Field = { type: 'array', name: 'rangs', fields: [{ ...nom, name: 'logo' }] }
    const values = { rangs: [{ titre: 'Danser' }, { nom: 'Le musée' }, {}, { logo: 'full' }] }

    expect(listIncomplete([rangs], values).map(({ labels }) => labels[0])).toEqual([
      'Danser',
      'Le musée',
      'N° 3',
    ])
    expect(listIncomplete([rangs], { rangs: null })).toEqual([])
  })
})
