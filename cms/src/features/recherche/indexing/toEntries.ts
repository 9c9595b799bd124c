import type { IndexedEntry } from '../index/SearchIndex'
import type { DividedTexts } from './divideTexts'
import type { PageText, PublishedIssue } from './readIssue'
import { toSiteKey, type SitePage } from './sitePages'
import { toIndexedEntry } from './toIndexedEntry'

/** Entry of an issue: its number, title and summary. */
export const toIssueEntry = ({
  id,
  numero,
  titre,
  sommaire,
  dateParution,
}: PublishedIssue): IndexedEntry =>
  toIndexedEntry({
    cle: id,
    type: 'numero',
    date: dateParution.slice(0, 10),
    titre: `Regards numéro ${numero} ${titre ?? ''}`,
    texte: sommaire ?? '',
  })

/** Key of an article in the index: the group, and its id. */
const toArticleKey = (groupe: string, id: string): string => `${groupe}/article:${id}`

/** The id of an article, from its key. */
export const toArticleId = (cle: string): string => cle.slice(cle.indexOf(':') + 1)

/** Entry of an article: its title and authors before its words. */
export const toArticleEntry = (
  { id, dateParution }: PublishedIssue,
  { article, textes }: DividedTexts['articles'][number],
): IndexedEntry =>
  toIndexedEntry({
    cle: toArticleKey(id, article.id),
    type: 'article',
    page: article.premierePage,
    date: dateParution.slice(0, 10),
    rubrique: article.rubrique ?? '',
    titre: [article.titre, ...article.auteurs].join('\n'),
    texte: textes,
  })

/** Entry of a page of an issue. */
export const toPageEntry = (
  { id, dateParution }: PublishedIssue,
  { page, texte }: PageText,
): IndexedEntry =>
  toIndexedEntry({
    cle: `${id}/${page}`,
    type: 'page',
    page,
    date: dateParution.slice(0, 10),
    titre: '',
    texte,
  })

/** Entry of a page of the site. */
export const toSiteEntry = ({ slug, menu, titre, texte }: SitePage): IndexedEntry =>
  toIndexedEntry({
    cle: toSiteKey(slug),
    type: 'site',
    titre: titre === menu ? titre : `${menu} ${titre}`,
    texte,
  })
