import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { removePlaceholders } from '../../../../../cms/src/fields/placeholders/removePlaceholders'
import {
  makeList,
  makeParagraph,
  makeRichText,
  makeWords,
  type RichTextNode,
} from '../../../../factories/richText'

const titre: Field = { name: 'titre', type: 'text', required: true }
const texte: Field = { name: 'texte', type: 'richText' }
const adresse: Field = { name: 'adresse', type: 'textarea' }
const image: Field = { name: 'image', type: 'upload', relationTo: 'images' }
const lien: Field = { name: 'lien', type: 'group', fields: [adresse] }
const sections: Field = { name: 'sections', type: 'array', fields: [titre, texte, image, lien] }

const makeHeading = (words: string): RichTextNode => ({
  type: 'heading',
  tag: 'h2',
  version: 1,
  children: [makeWords(words)],
})
const remove = (fields: Field[], values: Record<string, unknown>) =>
  removePlaceholders(fields, values)

describe('passages « à compléter » are left out', () => {
  it('of a plain text, line by line', () => {
    const text = 'Au siège\nTéléphone : À compléter\nParis'
    expect(remove([adresse], { adresse: text })).toEqual({ adresse: 'Au siège\nParis' })
  })

  it('of a rich text: paragraphs and list items, other blocks stay the same objects', () => {
    const kept = makeParagraph('La fédération danse.')
    const value = makeRichText(kept, 'Nom : à compléter', makeList('RNA : à compléter'))

    expect(remove([texte], { texte: value })).toEqual({ texte: makeRichText(kept) })
  })

  it('with the heading above them, if nothing else follows it', () => {
    const [lone, shared] = [makeHeading('Hébergeur'), makeHeading('Éditeur')]
    const value = makeRichText(lone, 'à compléter', shared, 'à compléter', 'La fédération.')

    expect(remove([texte], { texte: value })).toEqual({
      texte: makeRichText(shared, 'La fédération.'),
    })
  })

  it('of a rich text that has nothing else', () => {
    expect(remove([texte], { texte: makeRichText('à compléter') })).toEqual({ texte: null })
  })

  it('of parts that are folded, in rows and in groups', () => {
    const values = { contact: { adresse: 'à compléter' }, adresse: 'à compléter' }
    const fields: Field[] = [
      { type: 'collapsible', label: 'Partie', fields: [{ type: 'row', fields: [adresse] }] },
      { name: 'contact', type: 'group', fields: [adresse] },
      { type: 'collapsible', label: 'Autre partie', fields: [texte] },
    ]
    expect(remove(fields, values)).toEqual({ contact: { adresse: '' }, adresse: '' })
  })
})

describe('a row', () => {
  const row = (change: object) => ({
    id: '1',
    titre: 'Hébergeur',
    texte: null,
    image: null,
    lien: { adresse: null },
    ...change,
  })

  it.each([
    ['of which only a title is left goes', { texte: makeRichText('à compléter') }],
    ['whose title is all it had goes', { titre: 'Partenaire : à compléter' }],
  ])('%s', (_what, change) => {
    expect(remove([sections], { sections: [row(change)] })).toEqual({ sections: [] })
  })

  it.each([
    ['that has a picture stays', { texte: makeRichText('à compléter'), image: 'a1' }],
    ['that has other words stays', { texte: makeRichText('à compléter', 'La fédération.') }],
    ['that had no more than a title stays', {}],
  ])('%s', (_what, change) => {
    const { sections: left } = remove([sections], { sections: [row(change)] })
    expect(left).toHaveLength(1)
    expect(JSON.stringify(left)).not.toContain('à compléter')
  })
})

it('a page keeps its title, whatever it says', () => {
  expect(remove([titre], { titre: 'À compléter' })).toEqual({ titre: 'À compléter' })
})

it('values without a placeholder stay unchanged', () => {
  const values = { texte: makeRichText('La fédération.'), adresse: 'Paris', autre: 1 }
  expect(remove([texte, adresse], values)).toEqual(values)
})
