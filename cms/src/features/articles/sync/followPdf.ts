import { isDeepStrictEqual } from 'node:util'

import type { CollectionAfterChangeHook, Payload } from 'payload'

import { byId, findRow, updateRow } from '../../../infrastructure/database/rows'
import { withLock, withLocks } from '../../../infrastructure/locks/withLock'
import { log } from '../../../lib/log'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { Bloc, StoredPage, StoredReading } from '../../lecture'
import { toCurrentBlocs } from '../records/correctedBlocs'
import {
  findArticles,
  noteChange,
  toArticleKey,
  toArticlesLock,
  toWanted,
} from '../records/storedArticles'
import { writeArticles } from '../records/writeArticles'
import { continueArticles } from './mergeProposals'
import { proposeFromPages, setArranged } from './proposeForDocument'

/**
 * Copies the articles of a PDF to the PDF that replaces it in an issue, prepared or not: corrected
 * ones find their blocks later and proposals continue the others, so that addresses and visibility
 * stay. A PDF that has corrected or arranged articles keeps its own.
 */
export async function moveArticles(payload: Payload, from: string, to: string): Promise<void> {
  await withLocks(payload, [from, to].map(toArticlesLock), async () => {
    const moved = (await findArticles(payload, from)).filter(
      ({ corrige, visible }) => corrige || visible,
    )
    const known = await findArticles(payload, to)
    const [isArranged, isKnownArranged] = await Promise.all([
      areArranged(payload, from),
      areArranged(payload, to),
    ])
    const isKept = isKnownArranged || known.some(({ corrige }) => corrige)
    if (moved.length === 0 || isKept) return
    const copies = moved.map((article) => ({ ...toWanted(article), cle: toArticleKey(article) }))
    const wanted = continueArticles(copies, known)
    await writeArticles(payload, to, known, wanted)
    if (isArranged) await setArranged(payload, to, true)
  })
}

/** Whether an administrator arranged the list of a PDF's articles. */
async function areArranged(payload: Payload, document: string): Promise<boolean> {
  const reading = await findRow<StoredReading>(payload, 'lectures', {
    document: { equals: document },
  })
  return reading?.articlesArranges === true
}

/** Hook of the pages: gives articles a page's corrected text; a failure leaves the correction. */
export const followInArticles: CollectionAfterChangeHook<
  StoredPage & { document: unknown }
> = async ({ doc, previousDoc, req }) => {
  const document = getRelationId(doc.document)
  if (!document) return doc
  try {
    await followPageCorrection(req.payload, document, previousDoc, doc)
  } catch (error) {
    log.error({ err: error, document }, 'Articles sans le texte corrigé d’une page')
  }
  return doc
}

/** Gives articles a page's corrected text, arranged ones only where the page has as many blocks. */
async function followPageCorrection(
  payload: Payload,
  document: string,
  before: StoredPage,
  after: StoredPage,
): Promise<void> {
  const [former, current] = [toCurrentBlocs(before), toCurrentBlocs(after)]
  if (isDeepStrictEqual(former, current)) return
  if (former.length === current.length) {
    await withLock(payload, toArticlesLock(document), () =>
      replaceBlocs(payload, document, after.page, former, current),
    )
  }
  await proposeFromPages(payload, document)
}

async function replaceBlocs(
  payload: Payload,
  document: string,
  number: number,
  former: Bloc[],
  current: Bloc[],
): Promise<void> {
  // Equal blocks of the page are taken in their order, as `toRefs` does.
  const taken = new Set<number>()
  for (const { id, blocs } of await findArticles(payload, document)) {
    const changed = blocs.map(({ page, ...bloc }) => {
      if (page !== number) return { ...bloc, page }
      const index = former.findIndex((one, at) => !taken.has(at) && isDeepStrictEqual(one, bloc))
      taken.add(index)
      return { ...(current[index] ?? bloc), page }
    })
    if (isDeepStrictEqual(changed, blocs)) continue
    await noteChange(payload, document)
    await updateRow(payload, 'articles', byId(id), {
      blocs: changed,
      updatedAt: new Date().toISOString(),
    })
  }
}
