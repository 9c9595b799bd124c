import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { listIncomplete } from '../../../../../cms/src/admin/dashboard/listIncomplete'
import { makeLink, makeList, makeParagraph, makeRichText } from '../../../../factories/richText'

const asked = { custom: { isExpected: true } }

const nom: Field = { type: 'text', name: 'nom', label: 'Nom', ...asked }

describe('a field that is asked for is listed while it holds nothing:', () => {
  test.each<{ type: string; field: Field; full: unknown }>([
    { type: 'text', field: nom, full: 'La Bourrée' },
    {
      type: 'textarea',
      field: { type: 'textarea', name: 'nom', label: 'Nom', ...asked },
      full: 'La\nBourrée',
    },
    {
      type: 'email',
      field: { type: 'email', name: 'nom', label: 'Nom', ...asked },
      full: 'contact@bourree.fr',
    },
    {
      type: 'picture',
      field: { type: 'upload', relationTo: 'images', name: 'nom', label: 'Nom', ...asked },
      full: '6b01b6d97d8d147a8597a79c',
    },
    {
      type: 'long text',
      field: { type: 'richText', name: 'nom', label: 'Nom', ...asked },
      full: makeRichText('La Bourrée'),
    },
  ])('a $type', ({ field, full }) => {
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
  test.each<{
    through: string
    field: Field
    values: Record<string, unknown>
    labels: string[]
    path: string
  }>([
    {
      through: 'a collapsible part',
      field: { type: 'collapsible', label: 'En tête', fields: [nom] },
      values: {},
      labels: ['En tête', 'Nom'],
      path: 'nom',
    },
    {
      through: 'a row of fields, which has no label',
      field: { type: 'row', fields: [nom] },
      values: {},
      labels: ['Nom'],
      path: 'nom',
    },
    {
      through: 'a group',
      field: { type: 'group', name: 'lien', label: 'Lien', fields: [nom] },
      values: { nom: 'not this one', lien: { nom: '' } },
      labels: ['Lien', 'Nom'],
      path: 'lien.nom',
    },
    {
      through: 'a group that holds nothing yet',
      field: { type: 'group', name: 'lien', label: 'Lien', fields: [nom] },
      values: {},
      labels: ['Lien', 'Nom'],
      path: 'lien.nom',
    },
    {
      through: 'a group without a name',
      field: { type: 'group', label: 'Lien', fields: [nom] },
      values: {},
      labels: ['Nom'],
      path: 'nom',
    },
    {
      through: 'all of them',
      field: {
        type: 'collapsible',
        label: 'Carrousel',
        fields: [
          {
            type: 'array',
            name: 'rangs',
            fields: [
              {
                type: 'group',
                name: 'lien',
                label: 'Lien',
                fields: [{ type: 'row', fields: [nom] }],
              },
            ],
          },
        ],
      },
      values: { rangs: [{ titre: 'Danser', lien: {} }] },
      labels: ['Carrousel', 'Danser', 'Lien', 'Nom'],
      path: 'rangs.0.lien.nom',
    },
  ])('through $through', ({ field, values, labels, path }) => {
    expect(listIncomplete([field], values)).toEqual([{ labels, path, reason: 'empty' }])
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
