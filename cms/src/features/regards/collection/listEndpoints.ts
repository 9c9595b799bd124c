import DataLoader from 'dataloader'
import { findOperation, parseParams, type PayloadRequest } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { published } from '../../../access/roles'
import { endpoint } from '../../../lib/payload/endpoint'

/** About 8 kB each. */
const MAX_ISSUES = 2_000

/** JSON of issues as anonymous users see them, by depth and id. */
const issueCache = memoizeUntilContentChange<string>(MAX_ISSUES)

/**
 * Replaces Payload's list endpoint (`findHandler`). An anonymous list of whole documents is a query
 * for ids, filled with cached JSON: Payload's takes over ten times the CPU time
 * (docs/decisions/011). Other lists are left to Payload.
 */
export const listEndpoint = endpoint('get', '/', async (req) => {
  const { depth, select, populate, ...query } = parseParams(req.query)
  const args = { ...query, collection: req.payload.collections.regards, req }
  if (req.user || select || populate) {
    return Response.json(await findOperation({ ...args, depth, select, populate }))
  }
  const { docs, ...page } = await findOperation({ ...args, depth: 0, select: { id: true } })
  const issues = await readIssues(req, docs, depth)
  const json = `{"docs":[${issues.join(',')}],${JSON.stringify(page).slice(1)}`
  return new Response(json, { headers: { 'Content-Type': 'application/json' } })
})

/** Returns the JSON of issues in their order; missing ones are omitted. */
async function readIssues(
  { payload }: PayloadRequest,
  docs: { id: string }[],
  depth: number | undefined,
): Promise<string[]> {
  // One query reads the issues that are not cached.
  const loader = new DataLoader<string, string | null>(async (ids) => {
    const found = await payload.find({
      collection: 'regards',
      where: { id: { in: ids } },
      depth,
      pagination: false,
      overrideAccess: false,
    })
    const byId = new Map(found.docs.map((issue) => [issue.id, JSON.stringify(issue)]))
    return ids.map((id) => byId.get(id) ?? null)
  })
  const issues = docs.map(({ id }) => issueCache(`${depth} ${id}`, () => loader.load(id)))
  return (await Promise.all(issues)).filter((json) => json !== null)
}

/** GET /api/regards/annees: `{annees}`, the years with published issues, newest first. */
export const anneesEndpoint = endpoint('get', '/annees', async ({ payload }) => {
  const docs = await findAll<{ dateParution: string }>(payload, {
    collection: 'regards',
    where: published,
    select: { dateParution: true },
  })
  const years = docs.map(({ dateParution }) => new Date(dateParution).getUTCFullYear())
  return Response.json({ annees: [...new Set(years)].sort((one, other) => other - one) })
})
