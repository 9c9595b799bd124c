import { expect, test } from 'vitest'

import { toCurrentBlocs } from '../../../../../cms/src/features/articles/records/correctedBlocs'
import { blocsToRichText } from '../../../../../cms/src/features/lecture/panel/blocsToRichText'
import { toPlainText } from '../../../../../cms/src/features/lecture/text/toPlainText'

test('a correction starts with quotations as quotations, which they stay once it is saved', () => {
  const texte = 'On la reçoit.'
  const state = blocsToRichText([{ type: 'paragraphe', texte, role: 'citation' }])
  expect(state.root.children).toMatchObject([{ type: 'quote', children: [{ text: texte }] }])
})

test('a correction starts with description and caption of a picture, each as a paragraph', () => {
  const figure = {
    ...{ nom: '1-f1', tailles: [300], largeur: 300, hauteur: 200 },
    place: [0, 0, 100, 100] as [number, number, number, number],
  }
  const state = blocsToRichText([
    { type: 'paragraphe', texte: 'Avant.' },
    { type: 'image', alternative: 'Deux danseurs', legende: 'La ronde.', figure },
    { type: 'image', alternative: '', legende: 'Le four.', figure },
    { type: 'image', alternative: '', figure },
    { type: 'paragraphe', texte: 'Après.' },
  ])
  expect(toPlainText(state).split('\n')).toEqual([
    'Avant.',
    'Image\u00a0: Deux danseurs',
    'La ronde.',
    'Le four.',
    'Après.',
  ])
})

test('a correction starts with the lines of a verse, which stay once it is saved', () => {
  const blocs = [{ type: 'paragraphe' as const, texte: 'Tourne, mon rouet,\nFile la laine' }]
  expect(toCurrentBlocs({ blocs: [], texteCorrige: blocsToRichText(blocs) })).toEqual(blocs)
})
