import { describe, expect, test } from 'vitest'
import { toCurrentBlocs } from '../../../../../cms/src/features/articles/records/correctedBlocs'
import type { Bloc } from '@regards/contract/schemas/blocs'
import { makeList, makeRichText, type RichTextNode } from '../../../../factories/richText'

const heading = (texte: string): Bloc => ({ type: 'titre', niveau: 2, texte })
const text = (texte: string): Bloc => ({ type: 'paragraphe', texte })
const picture: Bloc = {
  type: 'image',
  alternative: '',
  figure: { nom: '1-f1', tailles: [480], largeur: 480, hauteur: 300, place: [0, 0, 1, 1] },
}
const typedHeading = (words: string, tag = 'h2'): RichTextNode => ({
  ...makeRichText(words).root,
  ...{ type: 'heading', tag, children: [{ type: 'text', text: words }] },
})

const correct = (blocs: Bloc[], ...nodes: Parameters<typeof makeRichText>) =>
  toCurrentBlocs({ blocs, texteCorrige: makeRichText(...nodes) })

test('a page without a correction has the blocks of its PDF', () => {
  expect(toCurrentBlocs({ blocs: [text('Un')], texteCorrige: null })).toEqual([text('Un')])
  expect(correct([text('Un')], '')).toEqual([text('Un')])
  expect(toCurrentBlocs({ blocs: null })).toEqual([])
})

describe('a correction', () => {
  test('with as many texts, keeps their roles and the pictures between them', () => {
    const found: Bloc[] = [heading('Un'), picture, { ...text('Deux'), role: 'chapo' } as Bloc]
    expect(correct(found, 'Premier', 'Second')).toEqual([
      heading('Premier'),
      picture,
      { ...text('Second'), role: 'chapo' },
    ])
  })

  test('that begins with the found text has the words of a picture once', () => {
    const shown = { ...picture, alternative: 'Une coiffe', legende: 'Coiffe de fête' } as Bloc
    const found = [heading('Un'), shown, text('Deux')]
    const typed = ['Image\u00a0: Une coiffe', 'Coiffe de fête', 'Deux, corrigé']
    expect(correct(found, typedHeading('Un'), ...typed)).toEqual([
      ...[heading('Un'), shown, text('Deux, corrigé')],
    ])
  })

  test('with headings at other places, is taken as typed', () => {
    const found = [heading('Un'), text('Deux'), text('Trois')]
    expect(correct(found, 'Avant', typedHeading('Un'), 'Deux, trois')).toEqual([
      ...[text('Avant'), heading('Un'), text('Deux, trois')],
    ])
  })

  test('with more or fewer texts, is taken as typed', () => {
    const found = [heading('Un'), text('Deux'), picture]
    expect(correct(found, typedHeading('Un'), 'Deux', 'Trois')).toEqual([
      ...[heading('Un'), text('Deux'), picture, text('Trois')],
    ])
    expect(correct([text('Un'), text('Deux'), picture], 'Tout')).toEqual([text('Tout'), picture])
  })

  test('that has lost a heading leaves the blocks of the PDF', () => {
    const found = [heading('Un'), text('Deux')]
    expect(correct(found, 'Un deux trois')).toEqual(found)
  })

  test('of a page without text, is its text: headings, lists, quotations', () => {
    const quotation = { ...typedHeading('Cité'), type: 'quote' }
    expect(correct([], typedHeading('Un', 'h3'), makeList('point'), quotation)).toEqual([
      { type: 'titre', niveau: 3, texte: 'Un' },
      { type: 'liste', ordonnee: false, elements: ['point'] },
      { type: 'paragraphe', texte: 'Cité', role: 'citation' },
    ])
  })
})
