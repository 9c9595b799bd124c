import type { IndexedEntry } from '../index/SearchIndex'
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
