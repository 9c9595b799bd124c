import { describe, expect, test } from 'vitest'
import {
  MIN_CONFIDENCE_TO_PUBLISH,
  proposeArticles,
  type ProposalInput,
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

const namesOf = (input: ProposalInput) => propose(input).map(({ nom }) => nom)
const first = (input: ProposalInput) => proposeArticles(input).articles[0]

describe('titles', () => {
  test('the list of contents tells them, whatever their size', () => {
    const listed = sommaire(['La ronde', 3], ['Le rouet', 3], ['Le feu', 4])
    const page3 = [titre('La ronde'), ...corps('Un'), titre('Le rouet', 4), ...corps('Deux')]
    const page4 = [titre('Le feu'), ...corps('Trois'), titre('Les braises', 4), ...corps('Quatre')]
    expect(namesOf(issue(cover, listed, page3, page4))).toEqual(['La ronde', 'Le rouet', 'Le feu'])
  })

  test('numbers may stand before them, and be counted from the first page of text', () => {
    const listed = [titre('Au sommaire'), paragraphe('1 La ronde Comment on la danse 2 Le rouet')]
    const input = issue(
      cover,
      listed,
      [titre('La ronde'), ...corps('Un')],
      [titre('Le rouet'), ...corps('Deux')],
    )
    expect(namesOf(input)).toEqual(['La ronde', 'Le rouet'])
    expect(proposeArticles(input).confiance).toBe(1)
  })

  test('the outline tells them: its highest level with several headings', () => {
    const pages = [
      cover,
      [titre('La ronde', 3), ...corps('Un'), titre('Les pas', 3), ...corps('Deux')],
      [titre('Le rouet', 3), ...corps('Trois')],
    ]
    const plan = [
      { titre: 'Numéro 12', page: 1, niveau: 1 },
      { titre: 'La ronde', page: 2, niveau: 2 },
      { titre: 'Les pas', page: 2, niveau: 3 },
      { titre: 'Le rouet', page: 3, niveau: 2 },
    ]
    expect(namesOf({ ...issue(...pages), plan })).toEqual(['La ronde', 'Le rouet'])
  })

  test('without either, the largest headings with text below them', () => {
    const page2 = [titre('La ronde'), ...corps('Un'), titre('Les pas', 3), ...corps('Deux')]
    const page3 = [titre('x = 1'), ...corps('Trois')]
    const input = issue(
      cover,
      page2,
      page3,
      [titre('Le rouet'), ...corps('Quatre')],
      [titre('Affiche')],
    )
    expect(namesOf(input)).toEqual(['La ronde', 'Le rouet'])
    expect(proposeArticles(input).confiance).toBeLessThan(MIN_CONFIDENCE_TO_PUBLISH)
  })

  test('an unlisted title is as large as the others and stands above all text of its page', () => {
    const listed = sommaire(['La ronde', 3], ['Le rouet', 5])
    const page4 = [texte('Suite.'), titre('Intertitre'), ...corps('Deux')]
    const page6 = [paragraphe('Brèves'), titre('Le feu'), ...corps('Quatre')]
    const input = issue(
      cover,
      listed,
      [titre('La ronde'), ...corps('Un')],
      page4,
      [titre('Le rouet'), ...corps('Trois')],
      page6,
    )
    expect(namesOf(input)).toEqual(['La ronde', 'Le rouet', 'Le feu'])
  })

  test('a title of two blocks is one', () => {
    const listed = sommaire(['La ronde et ses pas', 3], ['Le rouet', 4])
    const page3 = [titre('La ronde'), titre('et ses pas'), ...corps('Un')]
    expect(namesOf(issue(cover, listed, page3, [titre('Le rouet'), ...corps('Deux')]))).toEqual([
      'La ronde et ses pas',
      'Le rouet',
    ])
  })

  test('an editorial stands below the list of contents', () => {
    const page2 = [
      ...sommaire(['La ronde', 3]),
      paragraphe('Édito'),
      titre('Bonne année'),
      ...corps('Zéro'),
    ]
    const [editorial] = proposeArticles(
      issue(cover, page2, [titre('La ronde'), ...corps('Un')]),
    ).articles
    expect(editorial).toMatchObject({
      titre: 'Bonne année',
      rubrique: 'Édito',
      premierePage: 2,
      dernierePage: 2,
    })
  })
})

describe('values read around the text', () => {
  const withHead = (...head: Parameters<typeof issue>[0]) =>
    first(
      issue(
        cover,
        [...sommaire(['La ronde', 3], ['Le rouet', 4])],
        [...head, ...corps('Un')],
        [titre('Le rouet'), ...corps('Deux')],
      ),
    )

  test('label, standfirst, authors and lead picture', () => {
    const article = withHead(
      photo('3-f1'),
      paragraphe('SAVOIR -FAIRE'),
      titre('La ronde'),
      { type: 'paragraphe', texte: 'Une danse que tout le monde croit connaître.', role: 'chapo' },
      paragraphe('Par Anne Le Goff et Jean Martin'),
      paragraphe('Photographies : Paul Ribes'),
    )
    expect(article).toMatchObject({
      titre: 'La ronde',
      rubrique: 'Savoir-faire',
      chapo: 'Une danse que tout le monde croit connaître.',
      auteurs: ['Anne Le Goff', 'Jean Martin'],
      image: '3-f1',
    })
    expect(
      article?.blocs.map((bloc) => ('texte' in bloc ? bloc.texte.slice(0, 14) : bloc.type)),
    ).toEqual(['image', 'Photographies ', 'Un La place se', 'Un, la suite. '])
  })

  test.each([
    {
      where: 'above the authors',
      head: [paragraphe('Une danse connue.'), paragraphe('Texte : Anne Le Goff')],
    },
    { where: 'above a name', head: [titre('Une danse', 3), paragraphe('Anne Le Goff')] },
    { where: 'as a sentence', head: [titre('Qui la danse encore aujourd’hui ?', 3)] },
  ])('a standfirst $where', ({ head }) => {
    expect(withHead(titre('La ronde'), ...head)?.chapo).toBe(head[0]?.texte)
  })

  test('a standfirst as the list of contents has it', () => {
    const listed = [titre('Sommaire'), paragraphe('3 La ronde On la danse ici 4 Le rouet')]
    const page3 = [titre('La ronde'), paragraphe('On la danse ici'), ...corps('Un')]
    expect(first(issue(cover, listed, page3, [titre('Le rouet'), ...corps('Deux')]))?.chapo).toBe(
      'On la danse ici',
    )
  })

  test('a name at the end is the author’s, unless the head has one', () => {
    const end = paragraphe('Jeanne Kervella, présidente')
    const sign = (...head: Parameters<typeof issue>[0]) =>
      first(issue(cover, [titre('La ronde'), ...head, ...corps('Un'), end]))
    expect(sign()?.auteurs).toEqual(['Jeanne Kervella'])
    // The signature tells her function.
    expect(sign()?.blocs.at(-1)).toMatchObject({ texte: end.texte, role: 'signature' })
    expect(sign(paragraphe('Par Anne Le Goff'))?.blocs).toHaveLength(3)
    expect(sign(paragraphe('Par Anne Le Goff'))?.auteurs).toEqual(['Anne Le Goff'])
  })
})

describe('without a heading as « Sommaire » or a list', () => {
  test('a page whose lines are titles of later pages with their numbers is the list', () => {
    const listed = sommaire(['La ronde', 3], ['Le rouet', 4], ['Le feu', 5])
    const input = issue(
      cover,
      [titre('Au fil des pages'), ...listed.slice(1)],
      [titre('La ronde'), ...corps('Un')],
      [titre('Le rouet'), ...corps('Deux')],
      [titre('Le feu'), ...corps('Trois')],
    )
    expect(proposeArticles(input)).toMatchObject({ confiance: 1 })
    expect(propose(input).map(({ nom }) => nom)).toEqual(['La ronde', 'Le rouet', 'Le feu'])
  })

  test('a smaller heading that stands first on its page, with its authors below, is a title', () => {
    const chapo = {
      ...paragraphe('Celui que l’on saute, et celui que l’on garde.'),
      role: 'chapo',
    } as const
    const input = issue(
      cover,
      [titre('La ronde'), paragraphe('Par Anne Le Goff'), ...corps('Un')],
      [titre('Le rouet', 3), paragraphe('Jean Martin'), ...corps('Deux')],
      [titre('Le feu', 3), chapo, paragraphe('Paul Ribes'), ...corps('Deux')],
      [titre('Un intertitre', 3), ...corps('Trois')],
    )
    expect(
      proposeArticles(input).articles.map(({ titre: nom, auteurs }) => [nom, auteurs]),
    ).toEqual([
      ['La ronde', ['Anne Le Goff']],
      ['Le rouet', ['Jean Martin']],
      ['Le feu', ['Paul Ribes']],
    ])
  })

  test('a page of short texts behind the signature of an article has its titles', () => {
    const signed = { ...paragraphe('Anne Le Goff'), role: 'signature' } as const
    const short = [titre('Les quilles', 3), ...corps('Un'), titre('Le bal', 3), ...corps('Deux')]
    const find = (...end: (typeof signed)[]) =>
      namesOf(
        issue(cover, [titre('La ronde'), ...corps('Un'), ...end], short, [
          titre('Le rouet'),
          ...corps('Trois'),
        ]),
      )
    expect(find(signed)).toEqual(['La ronde', 'Les quilles', 'Le bal', 'Le rouet'])
    expect(find()).toEqual(['La ronde', 'Le rouet'])
  })
})
