import { expect, test } from 'vitest'
import { searchCorpus } from '../../factories/searchCorpus'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { sharePair } from '../../support/sharedProducts'
import { nameHit, publishIssue, type SearchAnswer } from '../../support/searchSite'
import { untilCached } from '../../support/untilCached'

const { product: first, other: second } = await sharePair()
const there = client(second.url)
const administrator = await client(first.url).as('administrateur')

const path = '/api/recherche?q=phonographe'

const hits = async () => (await there.get<SearchAnswer>(path)).json.resultats.map(nameHit)

/** The specification's five seconds for a change to reach every process, and room for a busy machine. */
const withinSeconds = { timeoutMs: 20_000 }

test('a publication, a withdrawal and a deletion reach the cached results of another process', async () => {
  const issue = searchCorpus.find(({ numero }) => numero === 47)
  if (!issue) throw new Error('No such issue')
  await untilCached(there, path)
  expect(await hits()).toEqual([])

  const { id } = await publishIssue(first, administrator, issue)
  await poll(async () => (await hits())[0] === '47/3', { what: 'the issue', ...withinSeconds })
  await untilCached(there, path)

  await administrator.patch(`/api/regards/${id}`, { _status: 'draft' })
  await poll(async () => (await hits()).length === 0, { what: 'its withdrawal', ...withinSeconds })
  await untilCached(there, path)

  await administrator.patch(`/api/regards/${id}`, { _status: 'published' })
  await poll(async () => (await hits())[0] === '47/3', { what: 'its return', ...withinSeconds })
  await administrator.delete(`/api/regards/${id}`)
  await poll(async () => (await hits()).length === 0, { what: 'its deletion', ...withinSeconds })
})
