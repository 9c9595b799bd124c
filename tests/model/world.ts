import { createRandom, type Round } from '../support/seededRounds'

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

/** What an issue has of an article: proposed from one page, or arranged by an administrator. */
export interface Article {
  /** The word of its title: of the page that it begins on, or the one that was typed. */
  titre: string
  /** Keys of the pages that its blocks are on. */
  keys: number[]
  visible: boolean
  /** Whether an administrator has changed it. */
  corrige: boolean
  /** The word of the text that was typed for it. */
  texte?: string | undefined
  /** Words of typed texts that wait for an administrator: the PDF has another text since. */
  asides: string[]
  /** Last parts of the addresses under which visitors have read it. */
  slugs: Set<string>
}

export interface Issue {
  id: string
  numero: number
  etat: IssueState
  titre: string
  pages: Page[]
  articles: Article[]
  /** Whether an administrator has cut, joined or moved articles: the site adds none then. */
  isArranged: boolean
  /** Whether the model does not tell which articles there are, only which words may be read. */
  isUnsure: boolean
  /** Words of the text that an administrator has typed for a page, by its key. */
  textesDePages: Map<number, string>
  /** Whether its draft is to be published at a time. */
  isPlanned: boolean
  /** State that somebody has seen, and saves from: `updatedAt`. */
  seen: string
}

export interface Letter {
  id: string
  objet: string
  /** Planned ones leave when their time comes. */
  etat: 'brouillon' | 'prevue' | 'envoyee'
  /** E-mail address of the account that planned it, if not the administrator's. */
  par?: string | undefined
  /** Confirmed subscribers when it left. */
  recipients: Set<string>
}

export interface Account {
  id: string
  email: string
  password: string
  /** Of the session that it opened when it was invited. */
  token: string
  role: 'administrateur' | 'editeur' | 'closed'
}

/** The page « Historique » of the site. */
interface SitePage {
  /** The word of its published title. */
  titre?: string
  /** The word of the draft that follows it. */
  draft?: string | undefined
  /** State that somebody has seen, and saves from: `updatedAt`. */
  seen?: string
}

export interface World {
  issues: Issue[]
  /** Every word that was ever written. */
  words: Set<string>
  abonnes: Set<string>
  letters: Letter[]
  accounts: Account[]
  page: SitePage
  /** Public addresses that have answered 200, with the issue that they are of. */
  addresses: Map<string, string>
  /** Ids of issues, and the page, that were changed since all that is shown of them was compared. */
  touched: Set<string>
  random: Round['random']
  nextWord: number
  nextNumero: number
}

let worlds = 0

/** An empty site. Words and numbers are not those of an earlier world of the same process. */
export function createWorld(): World {
  worlds += 1
  return {
    ...{ issues: [], letters: [], accounts: [], page: {} },
    ...{ words: new Set(), abonnes: new Set(), addresses: new Map(), touched: new Set() },
    random: createRandom(`world ${worlds}`),
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

/** The article that a site proposes from a page. */
export const toArticle = ({ key, titre }: Page): Article => ({
  ...{ titre, keys: [key], visible: true, corrige: false, asides: [], slugs: new Set() },
})

/** Words that visitors may read of an issue: its title, its pages, and what was typed for articles that they see. */
export function wordsOf(issue: Issue): Set<string> {
  const ofPages = issue.pages.flatMap(({ key, titre, mots }) => [
    ...[titre, ...mots],
    issue.textesDePages.get(key),
  ])
  const ofArticles = issue.articles
    .filter(({ visible }) => visible)
    .flatMap(({ titre, texte, asides }) => [titre, texte, ...(issue.isUnsure ? asides : [])])
  const words = [issue.titre, ...ofPages, ...ofArticles]
  return new Set(words.filter((word) => word !== undefined))
}

/** Words that visitors must find of a published issue. */
export function neededOf({ titre, pages, articles, textesDePages, isUnsure }: Issue): string[] {
  const ofPages = pages.flatMap((page) => [page.titre, ...page.mots])
  const ofArticles = articles
    .filter(({ visible }) => visible && !isUnsure)
    .flatMap((article) => [article.titre, article.texte])
  const typed = [...textesDePages.values(), ...ofArticles]
  return [titre, ...ofPages, ...typed.filter((word) => word !== undefined)]
}

/** Words that the search must find: of pages whose text and articles are as the PDF has them. */
export function searchedOf({ titre, pages, articles, textesDePages, isUnsure }: Issue): string[] {
  const isPlain = ({ key }: Page) => {
    const own = articles.filter(({ keys }) => keys.includes(key))
    return (
      !isUnsure && !textesDePages.has(key) && own.every(({ visible, texte }) => visible && !texte)
    )
  }
  return [titre, ...pages.filter(isPlain).flatMap(({ mots }) => mots)]
}

/**
 * Gives an issue the pages of another PDF: its articles and the texts that were typed for pages stay with the
 * pages that the new one has too; a typed text has all words of its page, and is no more public without one.
 */
export function replacePages(issue: Issue, pages: Page[]): void {
  const { pages: before, articles } = issue
  issue.pages = pages
  if (pages === before) return
  const isKept = (key: number) => pages.some((page) => page.key === key)
  const isChanged = (key: number) =>
    isKept(key) && !pages.some((page) => before.includes(page) && page.key === key)
  for (const key of issue.textesDePages.keys())
    if (!isKept(key) || isChanged(key)) issue.textesDePages.delete(key)
  const isSameList = before.every(({ key }) => isKept(key)) && pages.length === before.length
  // An arranged list gets no article of a new page, and what nobody changed may be made of it.
  if (issue.isArranged && !isSameList) issue.isUnsure = true
  for (const article of articles) {
    const isCut = article.keys.some((key) => !isKept(key))
    if (article.texte && (isCut || article.keys.some(isChanged))) {
      article.asides.push(article.texte)
      article.texte = undefined
    }
    article.keys = article.keys.filter(isKept)
    // What an administrator has typed for it stays, hidden.
    if (article.keys.length === 0) article.visible = false
  }
  const added = pages.filter(({ key }) => !before.some((page) => page.key === key))
  issue.articles = [
    ...articles.filter(({ keys, corrige }) => keys.length > 0 || corrige),
    ...added.map(toArticle),
  ]
}

/** All that was ever shown is compared after the act. */
export function touchAll({ issues, addresses, touched }: World): void {
  for (const { id } of issues) touched.add(id)
  for (const id of addresses.values()) touched.add(id)
}

export const publishedIn = ({ issues }: World): Issue[] =>
  issues.filter(({ etat }) => etat === 'publie')

/** Chooses one of a list by any number. */
export function choose<Item>(list: Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
