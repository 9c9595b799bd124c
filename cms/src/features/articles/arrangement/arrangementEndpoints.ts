import type { Endpoint, PayloadRequest } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { withLock } from '../../../infrastructure/locks/withLock'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { isPdfOfIssue } from '../../../media/usage/isPdfOfIssue'
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
import { administratorsEndpoint } from '../../../access/roles'

/** The articles of an issue as lists of blocks, and the pages with these blocks. */
const readArrangement = administratorsEndpoint(
  'get',
  '/numero/:numero/articles/arrangement',
  async (req) => {
    const issue = await findReadyIssue(req)
    return noStoreJson(toArrangement(issue, await readState(req, issue)))
  },
)

/** Reads a request, and returns what changes the articles of an issue and says so for the journal. */
type Prepare = (req: PayloadRequest, issue: ReadyIssue) => Promise<() => Promise<string>>

/** Replaces the articles of an issue by the given articles, in their order. */
const prepareSave: Prepare = async (req, issue) => {
  const { payload } = req
  const { id, prefix } = issue.pdf
  const arrangement = await parseArrangement(req)
  return async () => {
    const state = await readState(req, issue)
    if (state.version !== arrangement.version) throw apiError('articles-changed')
    const wanted = toWantedArticles(arrangement, state, prefix)
    // Noted first: a new reading leaves an arranged list as it is.
    if (isOtherList(state.articles, wanted)) await setArranged(payload, id, true)
    const { created, changed, deleted } = await writeArticles(payload, id, state.articles, wanted)
    return `Articles\u00a0: ${created} ajoutés, ${changed} modifiés, ${deleted} retirés.`
  }
}

/** Proposes the articles of an issue anew, in place of all that it has. */
const preparePropose: Prepare = ({ payload }, { pdf }) =>
  Promise.resolve(async () => {
    await proposeAnew(payload, pdf.id)
    return 'Articles proposés de nouveau.'
  })

/** Changes the articles under their lock, and responds with the new arrangement. */
const createChange =
  (prepare: Prepare, follow: FollowArticles): Endpoint['handler'] =>
  async (req) => {
    const { payload } = req
    const issue = await findReadyIssue(req)
    const { id } = issue.pdf
    const change = await prepare(req, issue)
    try {
      await withLock(payload, toArticlesLock(id), async () => {
        // The articles of a replaced PDF have moved to the new one.
        if (!(await isPdfOfIssue(payload, id))) throw apiError('articles-changed')
        await record(req, issue, await change())
      })
    } finally {
      // Also after a failure: some articles may be written.
      await invalidateContent(payload)
      await follow(payload, id)
    }
    return noStoreJson(toArrangement(issue, await readState(req, issue)))
  }

const ARTICLES = '/numero/:numero/articles'

/** @param follow indexes the articles of a PDF after they changed */
export const createArrangementEndpoints = (follow: FollowArticles) => [
  readArrangement,
  administratorsEndpoint('put', ARTICLES, createChange(prepareSave, follow)),
  administratorsEndpoint('post', `${ARTICLES}/propositions`, createChange(preparePropose, follow)),
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
