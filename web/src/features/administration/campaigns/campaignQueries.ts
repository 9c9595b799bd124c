import type { CampaignFailures, LetterPreview } from '@regards/contract/schemas/newsletter'
import { queryOptions } from '@tanstack/react-query'
import type { Annonce } from '@payload-types'
import { api, type DocsPage } from '@web/lib/api/api'
import { toCampaign } from './campaign'

/** Poll intervals in milliseconds: of a running campaign, and of a planned one, which starts by itself. */
const pollIntervalMs = 2_000
const plannedPollIntervalMs = 10_000

/** Key prefix of all queries of campaigns. */
export const campaignsKey = ['announcements'] as const

export const campaignQueries = {
  /** Campaigns of these issues, by id of the issue; polled while one is running or planned. */
  byRegard: (ids: string[]) =>
    queryOptions({
      queryKey: [...campaignsKey, ids],
      queryFn: ({ signal }) =>
        api<DocsPage<Annonce>>('/annonces', {
          query: { 'where[regard][in]': ids.join(), depth: 0, limit: ids.length },
          signal,
        }),
      enabled: ids.length > 0,
      select: ({ docs }) => new Map(docs.map((doc) => [doc.regard, toCampaign(doc)])),
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const has = (wanted: Annonce['etat']) =>
          state.data?.docs.some(({ etat }) => etat === wanted) ?? false
        if (has('en-cours')) return pollIntervalMs
        return has('prevue') && plannedPollIntervalMs
      },
    }),

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

  /** The e-mail that would announce the issue; read anew each time it is shown. */
  letter: (regardId: string) =>
    queryOptions({
      queryKey: ['letter', regardId],
      queryFn: ({ signal }) => api<LetterPreview>(`/regards/${regardId}/annonce`, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),

  failures: (announcementId: string, count: number) =>
    queryOptions({
      queryKey: [...campaignsKey, announcementId, 'failures', count],
      queryFn: ({ signal }) =>
        api<CampaignFailures>(`/annonces/${announcementId}/echecs`, { signal }),
      select: ({ docs }) => docs,
    }),
}
