import { expect, test } from 'vitest'
import { toPlainText } from '../../../../../cms/src/features/lecture/text/toPlainText'
import { makeLink, makeRichText } from '../../../../factories/richText'

test('the text of a page is a line for each of its parts', () => {
  expect(
    toPlainText([
      { type: 'titre', niveau: 2, texte: 'Danses' },
      { type: 'liste', ordonnee: false, elements: ['vielle', 'cornemuse'] },
      { type: 'tableau', entete: ['Danse', 'Temps'], lignes: [['Bourrée', 'deux']] },
      { type: 'image', alternative: 'Deux danseurs', legende: 'La ronde' },
      { type: 'image', alternative: '' },
      { type: 'image', alternative: '', legende: 'Le four' },
    ]),
  ).toBe('Danses\nvielle\ncornemuse\nDanse Temps\nBourrée deux\nDeux danseurs\nLa ronde\nLe four')
})

test('so is the text of a correction', () => {
  const link = makeLink('https://exemple.fr')
  const value = makeRichText('Danses', { ...makeRichText(link).root, type: 'paragraph' })
  expect(toPlainText(value)).toContain('Danses\n')
  expect(toPlainText(null)).toBe('')
})
