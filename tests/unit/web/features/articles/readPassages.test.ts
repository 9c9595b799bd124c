import { describe, expect, it } from 'vitest'
import { toSentences } from '@web/features/articles/listen/readPassages'

const sentences = (text: string) =>
  toSentences(text).map(({ start, end }) => text.slice(start, end))

describe('toSentences', () => {
  it('ends a sentence at its sign, closing signs included', () => {
    expect(sentences('On dansait. Où ? « Au bal ! » Puis on rentrait… Voilà')).toEqual([
      'On dansait.',
      'Où ?',
      '« Au bal ! »',
      'Puis on rentrait…',
      'Voilà',
    ])
  })

  it('does not end a sentence at an abbreviation', () => {
    const text = 'M. Dupont et J. Martin, cf. Anne, sont nés en 52 av. J.-C. Ils dansaient.'
    expect(sentences(text)).toEqual([text])
  })

  it.each([
    'Voir p. 12 et n° 3.',
    'Il dit : dansez ! et rit.',
    'De 3.5 mètres.',
    'À 20 h. on part.',
  ])('leaves « %s » whole', (text) => expect(sentences(text)).toEqual([text]))

  it('ends at the lines of a verse, with a pause', () => {
    expect(sentences('Tourne, mon rouet,\nFile la laine. Le chat\ndort')).toEqual([
      'Tourne, mon rouet,',
      ...['File la laine.', 'Le chat', 'dort'],
    ])
  })

  it.each(['', '   '])('finds no sentence in « %s »', (text) => expect(sentences(text)).toEqual([]))
})
