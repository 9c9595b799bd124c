import { foldText } from '@regards/text-analysis'

/** An indexed text: an article, an issue's page outside articles, an issue, a page of the site. */
export type EntryType = 'article' | 'page' | 'numero' | 'site'

export interface IndexedEntry {
  /** Unique: the group, and the page of an issue or the id of an article. */
  cle: string
  type: EntryType
  /** Page of an issue, or the first page of an article, from 1; 0 for other entries. */
  page: number
  /** Calendar day of publication, `YYYY-MM-DD`; empty for pages of the site. */
  date: string
  /** Section of an article, as it is written; empty without one. */
  rubrique: string
  /** Words of its title and of its text, in order; see storedWords. */
  titre: string
  texte: string
  /** Number of words, without the small ones. */
  longueur: number
  /** Folded words, each once, with their stem and how they are written. */
  mots: Map<string, { racine: string; forme: string }>
  /** Hash of the indexed texts: an entry with the same hash is not written again. */
  empreinte: string
}

/** An entry that matches a query, as the index found it. */
export interface Candidate extends Pick<
  IndexedEntry,
  'cle' | 'type' | 'page' | 'date' | 'titre' | 'texte' | 'longueur'
> {
  groupe: string
}

export interface VocabularyWord {
  /** Folded. */
  mot: string
  racine: string
  /** As written in a text, in lower case. */
  forme: string
  /** Number of entries that contain it. */
  total: number
}

/** A word of a query with the stems that it matches. */
export interface Group {
  racines: string[]
  /** Number of entries that contain one of the stems, or more: an upper bound. */
  total: number
}

/** Words that follow each other, each as it is stored: see storedWords. */
export type IndexedPhrase = string[]

export interface IndexQuery {
  /** All must match; at least one. */
  groups: Group[]
  /** All must match. */
  phrases: IndexedPhrase[]
  /** None may match. */
  excluded?: { racines: string[]; phrases: IndexedPhrase[] }
  /** Filter: year of publication. */
  annee?: number
  /** Filter: section of articles, in any spelling. */
  rubrique?: string
}

/** Key of a section, equal for its spellings: « Savoir-Faire » and « SAVOIR-FAIRE ». */
export const toSectionKey = (rubrique: string): string =>
  foldText(rubrique).replace(/\s+/g, ' ').trim()

/** A number of matches of one year and one section. */
export interface PlaceCount {
  /** 0 for pages of the site. */
  annee: number
  /** Empty without a section. */
  rubrique: string
  total: number
}

export interface IndexAnswer {
  /** Matches by year and section, without the filters. */
  places: PlaceCount[]
  /** Number of matches, at most MAX_COUNTED. */
  total: number
  /** Whether there may be more. */
  isLowerBound: boolean
  /** At most MAX_CANDIDATES. */
  candidates: Candidate[]
}

/** Candidates of a query, which are ranked and shown: ten pages of results. */
export const MAX_CANDIDATES = 200

/** Matches beyond it are not counted. */
export const MAX_COUNTED = 10_000

/**
 * Up to this number of matches SQLite chooses its candidates by relevance, which reads the length
 * of all of them; beyond it, SQLite takes the newest.
 */
export const MAX_SCORED = 5_000

/** Incremented when texts are indexed in another way: the next start then indexes everything again. */
const INDEX_VERSION = 4

/** Beginning of the stamps of this version. */
export const STAMP_PREFIX = `${INDEX_VERSION} `

export interface Vocabulary {
  find(words: string[]): Promise<VocabularyWord[]>
  findByStem(stems: string[]): Promise<VocabularyWord[]>
  /** Finds the most frequent words with a beginning. */
  findByPrefix(prefix: string, limit: number): Promise<VocabularyWord[]>
}

/**
 * Full-text index of what visitors may read, with the vocabulary of its words. Entries belong to
 * groups: an issue with its articles and pages, or a page of the site. Texts, words and stems come normalized:
 * nothing that a visitor typed reaches the query language of a database.
 */
export interface SearchIndex {
  readonly vocabulary: Vocabulary
  /** Creates tables and indexes at a start; empties an index of another version, filled later. */
  prepare(): Promise<void>
  /** Returns the stamp of each group, the version of its indexed data. */
  listStamps(): Promise<Map<string, string>>
  /** Replaces all entries of a group; those that are unchanged are left alone. */
  replaceGroup(groupe: string, entries: IndexedEntry[], stamp: string): Promise<void>
  removeGroup(groupe: string): Promise<void>
  search(query: IndexQuery): Promise<IndexAnswer>
}
