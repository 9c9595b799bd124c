import path from 'node:path'
import { expect, test } from 'vitest'
import { proposeArticles } from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import type { ProposedArticle } from '../../../../../cms/src/features/articles/records/storedArticles'
import demoMagazine from '../../../../factories/demoMagazine.json'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'
import { repoRoot } from '../../../../support/paths'

const FILE = path.join(repoRoot, 'cms/demo/media/regards/demonstration52/fichier.pdf')

/** Words at each end of a text that tell it and that it is whole. */
const ENDS = 4

test('each article of number 52 of the demonstration is whole and in order, with all its parts', () => {
  const { articles, confiance } = withPlainSpaces(proposeArticles(readMagazine(FILE)))
  expect(articles.map(toOutline)).toEqual(demoMagazine)
  expect(confiance).toBe(1)
})

test('the badge of the cover is one text, and an announcement stands below its title in the list of contents', () => {
  const [cover, , contents] = withPlainSpaces(readMagazine(FILE)).pages
  const textsOf = (page = cover) =>
    page?.blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : []))
  expect(textsOf()).toEqual(expect.arrayContaining(['numéro 52', 'Sous la coiffe, le costume']))
  expect(textsOf(contents)?.slice(0, 2)).toEqual([
    'Sommaire',
    '4 Ouvrir l’armoire\nUn inventaire avant la danse.',
  ])
})

test('an article of number 52 has a lead picture and three figures, and six articles take three minutes or more', () => {
  expect(demoMagazine.some(({ blocs }) => blocs.filter(isFigure).length >= 3)).toBe(true)
  expect(demoMagazine.filter(({ mots }) => mots >= 700).length).toBeGreaterThanOrEqual(6)
})

const isFigure = (bloc: string) => bloc.startsWith('image')

/** An article as its kinds of blocks, each with the ends of its text. */
function toOutline(article: ProposedArticle) {
  const { titre, chapo, rubrique, premierePage, dernierePage, blocs } = article
  const texts = blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : []))
  return {
    ...{ rubrique, titre, chapo },
    pages: [premierePage, dernierePage],
    mots: toWords(texts.join(' ')).length,
    blocs: blocs.map(describeBloc),
  }
}

function describeBloc(bloc: ProposedArticle['blocs'][number]): string {
  switch (bloc.type) {
    case 'image':
      return `image : ${bloc.legende}`
    case 'tableau':
      return `tableau : ${bloc.lignes.length} lignes, ${bloc.entete?.join(', ')}`
    case 'liste':
      return `${bloc.ordonnee ? 'liste numérotée' : 'liste'} : ${bloc.elements.map(toEnds).join(' / ')}`
    case 'titre':
      return `titre ${bloc.niveau} : ${bloc.texte}`
    default:
      return `${bloc.role ?? 'paragraphe'} : ${toEnds(bloc.texte)}`
  }
}

const toWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

function toEnds(text: string): string {
  const words = toWords(text)
  if (words.length <= 2 * ENDS) return words.join(' ')
  return `${words.slice(0, ENDS).join(' ')} … ${words.slice(-ENDS).join(' ')}`
}
