import { isDeepStrictEqual } from 'node:util'

import type { Payload } from 'payload'

import { withLock } from '../../infrastructure/locks/withLock'
import type { Bloc, StoredPage } from '../lecture'
import { toCurrentBlocs } from './correctedBlocs'
import { findArticles, toArticlesLock } from './findArticles'
import { noteChange } from './noteChange'
import { proposeForDocument } from './proposeForDocument'

/**
 * Gives the articles of a PDF the text of a page that was corrected: those that an administrator arranged
 * too, as far as the page has as many blocks as before.
 */
export async function followPageCorrection(
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
  await proposeForDocument(payload, document)
}

async function replaceBlocs(
  payload: Payload,
  document: string,
  number: number,
  former: Bloc[],
  current: Bloc[],
): Promise<void> {
  for (const { id, blocs } of await findArticles(payload, document)) {
    const changed = blocs.map(({ page, ...bloc }) => {
      const index = page === number ? former.findIndex((one) => isDeepStrictEqual(one, bloc)) : -1
      return { ...(current[index] ?? bloc), page }
    })
    if (isDeepStrictEqual(changed, blocs)) continue
    await noteChange(payload, document)
    await payload.db.updateOne({
      collection: 'articles',
      id,
      data: { blocs: changed, updatedAt: new Date().toISOString() },
      returning: false,
    })
  }
}
