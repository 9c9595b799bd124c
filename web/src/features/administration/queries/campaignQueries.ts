import { queryOptions } from '@tanstack/react-query'
import type { Annonce } from '@payload-types'
import { api, type DocsPage } from '../../../lib/api/api'
import { toCampaign } from '../helpers/toCampaign'

/** How often one that goes on is looked at. */
const pollIntervalMs = 1_000

/** To whom a mail could not be delivered. */
type CampaignFailure = {
  id: string
  /** Null once they left. */
  email: string | null
  /** What the mail server said. */
  raison: string
}

/** What subscribers were told of the issues. */
export const campaignQueries = {
  /** By the id of the issue; followed for as long as one goes on. */
  byRegard: () =>
    queryOptions({
      queryKey: ['announcements'],
      queryFn: ({ signal }) =>
        api<DocsPage<Annonce>>('/annonces', {
          query: { depth: 0, limit: 0, pagination: 'false' },
          signal,
        }),
      select: ({ docs }) => new Map(docs.map((doc) => [doc.regard, toCampaign(doc)])),
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.docs.some(({ etat }) => etat === 'en-cours') ? pollIntervalMs : false,
    }),

  /** How many a mail would reach now. */
  subscriberCount: () =>
    queryOptions({
      queryKey: ['subscriberCount'],
      queryFn: ({ signal }) =>
        api<{ totalDocs: number }>('/abonnes/count', {
          query: { 'where[etat][equals]': 'confirme' },
          signal,
        }),
      select: ({ totalDocs }) => totalDocs,
      staleTime: 0,
      gcTime: 0,
    }),

  failures: (announcementId: string, count: number) =>
    queryOptions({
      queryKey: ['announcements', announcementId, 'failures', count],
      queryFn: ({ signal }) =>
        api<{ docs: CampaignFailure[] }>(`/annonces/${announcementId}/echecs`, { signal }),
      select: ({ docs }) => docs,
    }),
}
