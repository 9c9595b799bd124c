import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'

import { deleteRows } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { deleteCampaignOfRegard } from '../../newsletter'
import { cancelPublication, toScheduleTarget } from '../../scheduledPublication'
import { getActor, journalContext } from '../../../infrastructure/journal'

const toContextKey = (regard: string) => `pdfsOfVersions:${regard}`

/** Notes the PDFs of an issue's versions, which Payload deletes before the issue. */
export const notePdfsOfVersions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.db.findVersions<{ pdf?: unknown }>({
    collection: 'regards',
    where: { parent: { equals: id } },
    select: { version: { pdf: true } },
    pagination: false,
    limit: 0,
  })
  req.context[toContextKey(String(id))] = docs.map(({ version }) => getRelationId(version.pdf))
}

/** The PDFs of a deleted issue, replaced ones too: they are deleted with it. */
function listPdfs({ context }: PayloadRequest, { id, pdf }: { id: string; pdf?: unknown }) {
  const former = context[toContextKey(id)] as (string | undefined)[] | undefined
  const ids = [getRelationId(pdf), ...(former ?? [])]
  return [...new Set(ids.filter((each) => each !== undefined))]
}

/**
 * Deletes an issue's counters, daily counts, campaign and files with it. Keeps a file that another
 * issue uses, and a page image that served as cover. Deletions that fail are logged.
 */
export const deleteRelatedRecords: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const regard = doc as { id: string; pdf?: unknown; couverture?: unknown }
  const { payload } = req
  const context = journalContext({ acteur: getActor(req), details: 'Avec son numéro.' })
  const cover = getRelationId(regard.couverture)
  const isOwnCover: Where = {
    and: [{ id: { equals: cover } }, { usage: { equals: 'couverture' } }],
  }
  const removals = [
    ...(['compteurs', 'frequentation'] as const).map(
      (collection) => () => deleteRows(payload, collection, { regard: { equals: regard.id } }),
    ),
    () => deleteCampaignOfRegard(payload, regard.id),
    () => cancelPublication(payload, toScheduleTarget(regard.id)),
    ...listPdfs(req, regard).map(
      (id) => () => payload.delete({ collection: 'documents', id, context }),
    ),
    () => cover && payload.delete({ collection: 'images', where: isOwnCover, context }),
  ]
  for (const remove of removals) {
    try {
      await remove()
    } catch (error) {
      payload.logger.warn({ err: error, regard: regard.id }, 'Reste d’un numéro supprimé')
    }
  }
}
