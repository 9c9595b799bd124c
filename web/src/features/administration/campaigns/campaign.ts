import type { Annonce } from '@payload-types'
import { formatCount } from '@web/domain/regards/formatCount'
import type { CampaignFailures, LetterPreview } from '@regards/contract/schemas/newsletter'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type DocsPage, fetchPath } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'

/** The e-mail campaign of an issue, as shown to administrators. */
export type Campaign = ReturnType<typeof toCampaign>

/** `ineffective`: it was planned, and could not take place. */
type CampaignState = 'planned' | 'running' | 'finished' | 'ineffective'

const states: Record<string, CampaignState> = {
  prevue: 'planned',
  'en-cours': 'running',
  'sans-effet': 'ineffective',
}

const toCampaign = (annonce: Annonce) => ({
  id: annonce.id,
  state: states[annonce.etat ?? ''] ?? 'finished',
  total: annonce.total ?? 0,
  sent: annonce.envoyes ?? 0,
  failed: annonce.echecs ?? 0,
  /** ISO 8601 date and time; undefined before it starts. */
  startedAt: annonce.debut ?? undefined,
  /** ISO 8601 date and time of a planned one; undefined: at the publication of the issue. */
  plannedAt: annonce.datePrevue ?? undefined,
  /** Why sending is suspended, or did not take place. */
  obstacle: annonce.obstacle ?? undefined,
  /** Whether the server retries by itself; otherwise sending continues when the issue returns. */
  isRetried: Boolean(annonce.prochainEssai),
})

const numberFormat = new Intl.NumberFormat('fr-FR')

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 1 234 sur 5 000 envoyés, 3 en échec », the plan of a campaign, or its result. */
export function describeCampaign(campaign: Campaign): string {
  const { state, total, sent, failed, startedAt, plannedAt, obstacle } = campaign
  switch (state) {
    case 'planned':
      return plannedAt
        ? `Annonce aux abonnés prévue le ${momentFormat.format(new Date(plannedAt))}`
        : 'Annonce aux abonnés prévue à la publication du numéro'
    case 'ineffective':
      return `${
        sent > 0
          ? `L’annonce s’est arrêtée à ${numberFormat.format(sent)} sur ${numberFormat.format(total)}\u00a0: seuls les autres la recevront.`
          : 'L’annonce prévue n’a pas eu lieu.'
      } ${obstacle ?? ''}`.trim()
    case 'finished':
      return `Annoncé à ${formatCount(sent, 'abonné')}${startedAt ? ` le ${formatDay(startedAt)}` : ''}`
    case 'running': {
      const progress = `${numberFormat.format(sent)} sur ${numberFormat.format(total)} ${sent >= 2 ? 'envoyés' : 'envoyé'}`
      return failed > 0 ? `${progress}, ${numberFormat.format(failed)} en échec` : progress
    }
  }
}

const formatDay = (date: string): string => dayFormat.format(new Date(date)).replace(/^1 /, '1er ')

/** Poll intervals in milliseconds: of a running campaign, and of a planned one, which starts by itself. */
const pollIntervalMs = 2_000
const plannedPollIntervalMs = 10_000

/** Key prefix of all queries of campaigns. */
const campaignsKey = ['announcements'] as const

export const campaignQueries = {
  /** Campaigns of these issues, by id of the issue; polled while one is running or planned. */
  byRegard: (ids: string[]) =>
    queryOptions({
      queryKey: [...campaignsKey, ids],
      queryFn: fetchPath<DocsPage<Annonce>>('/annonces', {
        'where[regard][in]': ids.join(),
        depth: 0,
        limit: ids.length,
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
      queryFn: fetchPath<{ totalDocs: number }>('/abonnes/count', {
        'where[etat][equals]': 'confirme',
      }),
      select: ({ totalDocs }) => totalDocs,
      staleTime: 0,
      gcTime: 0,
    }),

  /** The e-mail that would announce the issue; read anew each time it is shown. */
  letter: (regardId: string) =>
    queryOptions({
      queryKey: ['letter', regardId],
      queryFn: fetchPath<LetterPreview>(`/regards/${regardId}/annonce`),
      staleTime: 0,
      gcTime: 0,
    }),

  failures: (announcementId: string, count: number) =>
    queryOptions({
      queryKey: [...campaignsKey, announcementId, 'failures', count],
      queryFn: fetchPath<CampaignFailures>(`/annonces/${announcementId}/echecs`),
      select: ({ docs }) => docs,
    }),
}

/** Mutation that changes the campaign of an issue. Settles once the list is refetched. */
export function useCampaignChange<Result>(send: () => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    // After an error too: the campaign may have started though its response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  })
}

/**
 * Starts the e-mail campaign of an issue.
 * @returns false when it was announced before: by another user, or by a try whose response was lost
 */
export async function startCampaign(id: string): Promise<boolean> {
  try {
    await api(`/regards/${id}/annonce`, { method: 'POST' })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already-announced') return false
    throw error
  }
}

/** Plans the announcement of an issue: a time in Paris, YYYY-MM-DDTHH:MM; null at its publication. */
export const planCampaign = (id: string, date: string | null): Promise<unknown> =>
  api(`/regards/${id}/annonce/programmation`, { method: 'POST', body: { date } })

export const unplanCampaign = (id: string): Promise<unknown> =>
  api(`/regards/${id}/annonce/programmation`, { method: 'DELETE' })
