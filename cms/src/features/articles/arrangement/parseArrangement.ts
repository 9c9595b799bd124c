import {
  arrangementBody,
  type ArrangementBody,
  type BlocRef,
} from '@regards/contract/schemas/articles'
import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import { apiError } from '../../../lib/errors/apiErrors'
import { cleanText } from '../../../fields/typography/cleanText'
import { typeset } from '@regards/text-analysis'
import {
  REVIEWED,
  type BlocDArticle,
  type StoredArticle,
  type WantedArticle,
} from '../records/storedArticles'
import { toRefsOfAll } from '../records/pageBlocs'
import { findLead } from '../views/articleViews'
import type { ArticlesState } from './readArrangement'

/** @throws ApiError 400 invalid-request */
export async function parseArrangement(req: PayloadRequest): Promise<ArrangementBody> {
  const parsed = arrangementBody.safeParse(await req.json?.())
  if (!parsed.success) throw apiError('invalid-request', 'Ces articles sont mal formés.')
  return parsed.data
}

/**
 * Turns an arrangement into articles with blocks copied from the pages. A corrected text stays only
 * with its blocks. Articles that the arrangement leaves as they are go on following the PDF.
 * @param fichier folder of the PDF of the pages
 * @throws ApiError 400 for an article or a block that is not there, or that is there twice
 */
export function toWantedArticles(
  { articles }: ArrangementBody,
  state: ArticlesState,
  fichier: string,
): WantedArticle[] {
  const byId = new Map(state.articles.map((article) => [article.id, article]))
  const pages = new Map(state.pages.map(({ page, blocs }) => [page, blocs]))
  const refsOf = toRefsOfAll(state.articles, state.pages)
  const seen = new Set<string>()
  const assertUnused = (name: string, what: string) => {
    if (seen.has(name)) throw apiError('invalid-argument', `${what} est donné deux fois.`)
    seen.add(name)
  }
  const toBloc = ([page, index]: BlocRef): BlocDArticle => {
    assertUnused(`${page}/${index}`, `Le bloc ${index} de la page ${page}`)
    const bloc = pages.get(page)?.[index]
    if (!bloc)
      throw apiError('invalid-argument', `Le bloc ${index} de la page ${page} n’existe pas.`)
    return { ...bloc, page }
  }
  return articles.map(({ id, blocs: refs, revu: isReviewed = false, ...values }) => {
    const before = id === undefined ? undefined : byId.get(id)
    if (id !== undefined) {
      assertUnused(id, 'Un article')
      if (!before) throw apiError('invalid-argument', 'Un article n’existe pas, ou plus.')
    }
    const taken = refs.map(toBloc)
    const isSame = before !== undefined && isSameRefs(refsOf.get(before) ?? [], refs)
    // An article without a block of these pages keeps its own blocks.
    if (!isSame && refs.length === 0)
      throw apiError('invalid-argument', 'Un article n’a aucun texte.')
    if (isSame && refs.length === 0 && isShownWithoutText(before, values)) {
      throw apiError(
        'invalid-argument',
        `«\u00a0${values.titre}\u00a0» n’est plus dans le PDF\u00a0: donnez-lui ses pages, ou laissez-le masqué.`,
      )
    }
    const blocs = isSame ? before.blocs : taken
    const texts = typesetTexts(values, before)
    return {
      ...(id !== undefined && { id }),
      ...texts,
      image: findLead(blocs, values.image) ? values.image : null,
      visible: values.visible,
      ...toPageNumbers(isSame ? before : undefined, blocs),
      blocs,
      fichier: isSame && !isReviewed ? before.fichier : fichier,
      ...((!isSame || isReviewed) && REVIEWED),
      corrige: !isSame || isDecided(before, { ...values, ...texts }),
      ...(!isSame && { texteCorrige: null }),
    }
  })
}

/** Fields that an administrator changes here, beside the blocks. */
const FIELDS = ['titre', 'chapo', 'auteurs', 'rubrique', 'visible', 'image'] as const

/** Whether an administrator changed an article; a hidden one counts: no proposal shows it. */
const isDecided = (
  before: StoredArticle,
  values: Pick<StoredArticle, (typeof FIELDS)[number]>,
): boolean =>
  before.corrige ||
  !values.visible ||
  FIELDS.some((field) => !isDeepStrictEqual(values[field], before[field]))

/** Its blocks are of a former PDF. */
const isShownWithoutText = (before: StoredArticle, { visible }: { visible: boolean }): boolean =>
  visible && !before.visible && before.texteCorrige === null

type Texts = Pick<StoredArticle, 'titre' | 'chapo' | 'auteurs' | 'rubrique'>

/** Typesets a typed text; a text of the PDF stays as it is. An empty text counts as missing. */
function typesetTexts({ titre, auteurs, ...texts }: Texts, before: Texts | undefined): Texts {
  const toText = (field: 'chapo' | 'rubrique'): string | null => {
    const text = texts[field]
    if (!text) return null
    return text === before?.[field] ? text : typeset(cleanText(text, field === 'rubrique'))
  }
  return {
    titre: titre === before?.titre ? titre : typeset(cleanText(titre, true)),
    chapo: toText('chapo'),
    auteurs: auteurs.map((auteur) => cleanText(auteur, true)),
    rubrique: toText('rubrique'),
  }
}

const isSameRefs = (one: BlocRef[], other: BlocRef[]): boolean =>
  one.length === other.length && one.every((ref, at) => String(ref) === String(other[at]))

/** Pages of an article: of its title too, which is not among its blocks, as long as these stay. */
function toPageNumbers(
  before: StoredArticle | undefined,
  blocs: BlocDArticle[],
): Pick<WantedArticle, 'premierePage' | 'dernierePage'> {
  if (before) return { premierePage: before.premierePage, dernierePage: before.dernierePage }
  const numbers = blocs.map(({ page }) => page)
  return { premierePage: Math.min(...numbers), dernierePage: Math.max(...numbers) }
}
