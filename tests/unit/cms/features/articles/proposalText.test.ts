import { describe, expect, test } from 'vitest'
import {
  MIN_CONFIDENCE_TO_PUBLISH,
  proposeArticles,
} from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { cover, propose } from './summarizeProposal'
import {
  corps,
  issue,
  paragraphe,
  photo,
  sommaire,
  texte,
  titre,
} from '../../../../factories/magazines/pagesOfText'

describe('text over pages', () => {
  const listed = sommaire(['La ronde', 3], ['Le rouet', 4])

  test.each([
    ['Suite page 5', 'Suite de la page 3'],
    ['(suite p. 5)', '(suite de la p. 3)'],
    ['► Lire la suite page 5', 'La ronde (suite)'],
  ])('« %s » leads to « %s »', (goes, comes) => {
    const page3 = [titre('La ronde'), ...corps('Un'), paragraphe(goes)]
    const input = issue(
      cover,
      listed,
      page3,
      [titre('Le rouet'), ...corps('Deux')],
      [paragraphe(comes), texte('Trois.')],
    )
    expect(propose(input)).toEqual([
      { nom: 'La ronde', pages: [3, 5], blocs: ['Un', 'Un', 'Trois.'] },
      { nom: 'Le rouet', pages: [4, 4], blocs: ['Deux', 'Deux'] },
    ])
  })

  test('an unfinished article goes on behind the rest of another', () => {
    const page3 = [titre('La ronde'), ...corps('Un'), paragraphe('Suite page 4')]
    const cut = paragraphe(
      'Le rouet tournait sans bruit dans la pièce du fond, et personne ne savait pourquoi la vieille femme ne voulait jamais',
    )
    const page4 = [
      titre('Le rouet'),
      ...corps('Deux'),
      cut,
      paragraphe('Suite de la page 3'),
      texte('Trois.'),
    ]
    const input = issue(cover, listed, page3, page4, [
      paragraphe('le laisser à sa fille.'),
      texte('Quatre.'),
    ])
    expect(propose(input)).toMatchObject([
      { nom: 'La ronde', pages: [3, 4] },
      { nom: 'Le rouet', pages: [4, 5], blocs: ['Deux', 'Deux', 'Le', 'le', 'Quatre.'] },
    ])
  })

  test('the end of a sentence is enough to go on with the next page', () => {
    const page3 = [titre('La ronde'), ...corps('Un'), paragraphe(`${'Elle tourne '.repeat(8)}et`)]
    expect(propose(issue(cover, listed, page3, [paragraphe('ne finit pas.')]))).toEqual([
      { nom: 'La ronde', pages: [3, 4], blocs: ['Un', 'Un', 'Elle', 'ne'] },
    ])
  })

  test('pages of photographs and short lines between and behind its pages are of the article', () => {
    const planche = (name: string) => [photo(`${name}-f1`), photo(`${name}-f2`)]
    const input = issue(
      cover,
      sommaire(['La ronde', 3], ['Le rouet', 8]),
      [titre('La ronde'), ...corps('Un')],
      planche('4'),
      [texte('Deux.')],
      [...planche('6'), paragraphe('Collection particulière')],
      [paragraphe('Sources'), paragraphe('Morel, Jean. Filer. Rennes, 2004.')],
      [titre('Le rouet'), ...corps('Trois')],
    )
    expect(propose(input)).toEqual([
      {
        nom: 'La ronde',
        pages: [3, 7],
        blocs: [
          'Un',
          'Un',
          'image',
          'image',
          'Deux.',
          'image',
          'image',
          'Collection',
          'Sources',
          'Morel',
        ],
      },
      { nom: 'Le rouet', pages: [8, 8], blocs: ['Trois', 'Trois'] },
    ])
    expect(proposeArticles(input).confiance).toBe(1)
  })

  test('short lines behind the text stay with an address, a telephone or a price among them', () => {
    const lines = [
      'Le Bras, Anne. Le rouet. Quimper, 1999.',
      'https://exemple.org/rouet',
      'Quéméner, Paul. Tisser. Vannes, 2012, 12 €.',
      'Musée du lin, tél. 02 00 00 00 00',
    ]
    const sources = [titre('Pour en savoir plus', 4), ...lines.map(paragraphe)]
    const input = issue(
      cover,
      [titre('La ronde'), ...corps('Un'), ...sources],
      [paragraphe('Bibliographie'), ...lines.map(paragraphe)],
    )
    const blocs = propose(input)[0]?.blocs
    expect(blocs).toEqual(
      [
        'Un',
        'Un',
        'Pour',
        ...['Le', 'https://exemple.org/rouet', 'Quéméner', 'Musée'],
        'Bibliographie',
      ].concat(['Le', 'https://exemple.org/rouet', 'Quéméner', 'Musée']),
    )
  })

  test('a title above each page of an article is no text of it', () => {
    const input = issue(
      cover,
      [titre('La ronde'), ...corps('Un')],
      [titre('La ronde'), ...corps('Deux')],
    )
    expect(propose(input)).toEqual([
      { nom: 'La ronde', pages: [2, 3], blocs: ['Un', 'Un', 'Deux', 'Deux'] },
    ])
  })
})

describe('blocks that are left out', () => {
  const ad = [
    titre('Merceries Le Roux', 3),
    paragraphe('Rubans et galons'),
    paragraphe('Tél. 02 00 00 00 00'),
  ]
  const ours = paragraphe(
    `Regards, revue trimestrielle. Directrice de la publication : Anne Le Goff. Dépôt légal : mai. ISSN 0000-0000. ${'Rédaction. '.repeat(5)}`,
  )

  test('an advertisement between two pages, and below the last one', () => {
    const input = issue(cover, [titre('La ronde'), ...corps('Un')], ad, [texte('Deux.'), ...ad])
    expect(propose(input)).toEqual([
      { nom: 'La ronde', pages: [2, 4], blocs: ['Un', 'Un', 'Deux.'] },
    ])
  })

  test('a page of pictures with a heading as large as the titles, or on the back cover', () => {
    const input = issue(
      cover,
      [titre('La ronde'), ...corps('Un')],
      [titre('Le portfolio'), photo('3-f1'), paragraphe('Une légende')],
      [titre('Le rouet'), ...corps('Deux')],
      [photo('5-f1')],
    )
    expect(propose(input)).toEqual([
      { nom: 'La ronde', pages: [2, 2], blocs: ['Un', 'Un'] },
      { nom: 'Le rouet', pages: [4, 4], blocs: ['Deux', 'Deux'] },
    ])
  })

  test('masthead, and headings of parts that are no article', () => {
    const page2 = [
      titre('La ronde'),
      ...corps('Un'),
      ours,
      titre('Abonnez-vous'),
      texte('Bulletin'),
    ]
    const input = issue(cover, page2, [ours])
    expect(propose(input)).toEqual([{ nom: 'La ronde', pages: [2, 2], blocs: ['Un', 'Un'] }])
  })

  test('a line at the beginning of each article, and an intertitle that reads as a name', () => {
    const head = paragraphe('Numéro 37 / Mai 2024')
    const inside = [
      titre('Reading RSS', 4),
      ...corps('Un'),
      ...corps('Deux'),
      titre('Finding your way', 4),
    ]
    const input = issue(
      cover,
      [head, titre('La ronde'), ...inside, ...corps('Trois')],
      [titre('Le rouet'), head, ...corps('Quatre')],
      [titre('Le feu'), head, titre('Jean Rey', 4), ...corps('Cinq')],
    )
    expect(propose(input).map(({ blocs }) => blocs[0])).toEqual(['Reading', 'Quatre', 'Cinq'])
    expect(proposeArticles(input).articles.map(({ auteurs }) => auteurs)).toEqual([
      [],
      [],
      ['Jean Rey'],
    ])
  })

  test('a listed title without text', () => {
    const all = sommaire(['La ronde', 3], ['L’affiche', 4], ['Le rouet', 5])
    const input = issue(
      cover,
      all,
      [titre('La ronde'), ...corps('Un')],
      [titre('L’affiche'), photo('4-f1')],
      [titre('Le rouet'), ...corps('Deux')],
    )
    expect(propose(input).map(({ nom }) => nom)).toEqual(['La ronde', 'Le rouet'])
  })

  test('an issue of pictures and notices has no articles', () => {
    const input = issue(cover, [photo('2-f1')], [paragraphe('Une légende.')], ad, [ours])
    expect(proposeArticles(input)).toEqual({ articles: [], confiance: 0 })
    expect(proposeArticles(issue())).toEqual({ articles: [], confiance: 0 })
  })
})

describe('confidence', () => {
  const listed = sommaire(['La ronde', 3], ['Le rouet', 4], ['Le feu', 5])
  const pages = [
    [titre('La ronde'), ...corps('Un')],
    [titre('Le rouet'), ...corps('Deux')],
    [titre('Le feu'), ...corps('Trois')],
  ]
  const confidence = (...all: typeof pages) => proposeArticles(issue(...all)).confiance

  test('is full when list, titles and sentences agree', () => {
    expect(confidence(cover, listed, ...pages)).toBe(1)
  })

  test('falls below the bound when a listed article is missing, text or pictures are in no article, or articles end in the middle', () => {
    const lost = corps('Trois')
    const cut = paragraphe(`${'Trois mots et encore trois mots '.repeat(5)}et`)
    const plates = ['1', '2', '3', '4'].map((nom) => ({ ...photo(nom), legende: 'Une légende' }))
    const unended = pages.map((page) => [...page, cut])
    for (const all of [
      [cover, listed, ...pages.slice(0, 2), lost],
      [cover, sommaire(['La ronde', 4], ['Le rouet', 5], ['Le feu', 6]), corps('Avant'), ...pages],
      [cover, listed, ...unended],
      [cover, listed, [titre('Portfolio'), ...plates], ...pages.slice(1)],
      [cover, plates, sommaire(['La ronde', 4], ['Le rouet', 5], ['Le feu', 6]), ...pages],
    ]) {
      expect(confidence(...all)).toBeLessThan(MIN_CONFIDENCE_TO_PUBLISH)
    }
  })
})
