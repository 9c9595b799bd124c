/**
 * What people have done to the site, in plain data: what the site must show is derived from it alone.
 * Every text has words of its own, so that a word tells where it comes from.
 */

/** A page of a PDF after its cover: the heading of an article, and its text. */
export interface Page {
  /** Stays when a word of the page is corrected. */
  key: number
  titre: string
  mots: string[]
}

export type IssueState = 'publie' | 'retire' | 'corbeille'

export interface Issue {
  id: string
  numero: number
  etat: IssueState
  titre: string
  pages: Page[]
  /** Titles of articles that an administrator has typed, by the page that the article is on. */
  titres: Map<number, string>
  /** Pages whose article an administrator has hidden. */
  hidden: Set<number>
  /** Words of the text that an administrator has typed for a page, and for the article on it. */
  textesDePages: Map<number, string>
  textesDArticles: Map<number, string>
  /** State that somebody has seen, and saves from: `updatedAt`. */
  seen: string
}

export interface Letter {
  id: string
  objet: string
  /** Planned ones leave when their time comes. */
  etat: 'brouillon' | 'prevue' | 'envoyee'
  /** Confirmed subscribers when it left. */
  recipients: Set<string>
}

export interface World {
  issues: Issue[]
  /** Every word that was ever written. */
  words: Set<string>
  abonnes: Set<string>
  letters: Letter[]
  /** Public addresses that have answered 200, with the issue that they are of. */
  addresses: Map<string, string>
  nextWord: number
  nextNumero: number
}

let worlds = 0

/** An empty site. Words and numbers are not those of an earlier world of the same process. */
export function createWorld(): World {
  worlds += 1
  return {
    ...{ issues: [], letters: [] },
    ...{ words: new Set(), abonnes: new Set(), addresses: new Map() },
    nextWord: worlds * 10_000,
    nextNumero: worlds * 100,
  }
}

const CONSONANTS = 'bdfgjlmnprtv'
const VOWELS = 'aiou'

/** How a word of the model looks, in any text. */
const WORD = /zo(?:[bdfgjlmnprtv][aiou]){4}k/gi

/** Writes a word that no text has, which no language shortens (docs of text-analysis: stems). */
export function writeWord(world: World): string {
  let rest = world.nextWord
  world.nextWord += 1
  let word = ''
  for (let syllable = 0; syllable < 4; syllable += 1) {
    word += CONSONANTS[rest % 12] ?? ''
    rest = Math.floor(rest / 12)
    word += VOWELS[rest % 4] ?? ''
    rest = Math.floor(rest / 4)
  }
  const written = `zo${word}k`
  world.words.add(written)
  return written
}

/** Finds the words of the model in a text. */
export const findWords = (text: string): Set<string> =>
  new Set(text.match(WORD)?.map((word) => word.toLowerCase()))

/** Writes a page with words of its own. */
export function writePage(world: World): Page {
  return {
    key: world.nextWord,
    titre: writeWord(world),
    mots: Array.from({ length: 24 }, () => writeWord(world)),
  }
}

export const writePages = (world: World, count: number): Page[] =>
  Array.from({ length: count }, () => writePage(world))

/** Words that visitors may read of an issue: its title, its pages, and titles typed for articles that they see. */
export function wordsOf(issue: Issue): Set<string> {
  const words = new Set([issue.titre])
  for (const { key, titre, mots } of issue.pages) {
    const typed = [
      issue.textesDePages.get(key),
      ...(issue.hidden.has(key) ? [] : [issue.titres.get(key), issue.textesDArticles.get(key)]),
    ]
    for (const word of [titre, ...mots, ...typed]) if (word !== undefined) words.add(word)
  }
  return words
}

/** Words that the search must find: of pages whose text and article are as the PDF has them. */
export const searchedOf = ({ titre, pages, hidden, ...typed }: Issue): string[] => [
  titre,
  ...pages
    .filter(({ key }) => !hidden.has(key))
    .filter(({ key }) => !typed.textesDePages.has(key) && !typed.textesDArticles.has(key))
    .flatMap(({ mots }) => mots),
]

export const publishedIn = ({ issues }: World): Issue[] =>
  issues.filter(({ etat }) => etat === 'publie')

/** Chooses one of a list by any number. */
export function choose<Item>(list: Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
