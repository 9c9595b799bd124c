import type { Endpoint, PayloadRequest } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { withLock } from '../../../infrastructure/locks/withLock'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { parseArrangement, toWantedArticles } from './parseArrangement'
import { findReadyIssue, readState, toArrangement, type ReadyIssue } from './readArrangement'
import {
  toArticlesLock,
  type FollowArticles,
  type StoredArticle,
  type WantedArticle,
} from '../records/storedArticles'
import { proposeAnew, setArranged } from '../sync/proposeForDocument'
import { writeArticles } from '../records/writeArticles'
import { administratorsEndpoint } from '../../../access/endpoints'

/** The articles of an issue as lists of blocks, and the pages with these blocks. */
const readArrangement = administratorsEndpoint(
  'get',
  '/numero/:numero/articles/arrangement',
  async (req) => {
    const issue = await findReadyIssue(req)
    return noStoreJson(toArrangement(issue, await readState(req, issue)))
  },
)

/**
 * Replaces the articles of an issue by the given articles, in their order, and returns the new
 * arrangement.
 */
const createSave = (follow: FollowArticles): Omit<Endpoint, 'root'> =>
  administratorsEndpoint('put', '/numero/:numero/articles', async (req) => {
    const { payload } = req
    const issue = await findReadyIssue(req)
    const arrangement = await parseArrangement(req)
    const { id, prefix } = issue.pdf
    const save = async () => {
      const state = await readState(req, issue)
      if (state.version !== arrangement.version) throw apiError('articles-changed')
      const wanted = toWantedArticles(arrangement, state, prefix)
      // Noted first: a new reading leaves an arranged list as it is.
      if (isOtherList(state.articles, wanted)) await setArranged(payload, id, true)
      const counts = await writeArticles(payload, id, state.articles, wanted)
      const { created, changed, deleted } = counts
      await record(
        req,
        issue,
        `Articles\u00a0: ${created} ajoutés, ${changed} modifiés, ${deleted} retirés.`,
      )
    }
    try {
      await withLock(payload, toArticlesLock(id), save)
    } finally {
      // Also after a failure: some articles may be written.
      await invalidateContent(payload)
      await follow(payload, id)
    }
    return noStoreJson(toArrangement(issue, await readState(req, issue)))
  })

/** Proposes the articles of an issue anew, in place of all that it has. */
const createPropose = (follow: FollowArticles): Omit<Endpoint, 'root'> =>
  administratorsEndpoint('post', '/numero/:numero/articles/propositions', async (req) => {
    const { payload } = req
    const issue = await findReadyIssue(req)
    const { id } = issue.pdf
    try {
      await withLock(payload, toArticlesLock(id), () => proposeAnew(payload, id))
      await record(req, issue, 'Articles proposés de nouveau.')
    } finally {
      await invalidateContent(payload)
      await follow(payload, id)
    }
    return noStoreJson(toArrangement(issue, await readState(req, issue)))
  })

/** @param follow indexes the articles of a PDF after they changed */
export const createArrangementEndpoints = (follow: FollowArticles) => [
  readArrangement,
  createSave(follow),
  createPropose(follow),
]

/** Whether articles were added, removed or moved: the list is the administrator's then. */
const isOtherList = (before: StoredArticle[], wanted: WantedArticle[]): boolean =>
  before.length !== wanted.length || before.some(({ id }, index) => wanted[index]?.id !== id)

/** Records in the journal who arranged the articles of an issue. */
const record = (req: PayloadRequest, { issue }: ReadyIssue, details: string): Promise<void> => {
  const { config } = req.payload.collections.regards
  const cible = describeRecord(config, { ...issue })
  return recordEntry(req.payload, { action: 'modification', actor: getActor(req), cible, details })
}
