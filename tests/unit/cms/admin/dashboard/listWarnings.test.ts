import { describe, expect, test } from 'vitest'
import { listWarnings } from '../../../../../cms/src/admin/dashboard/listWarnings'
import type { PageState } from '../../../../../cms/src/admin/dashboard/readPages'
import type { SiteState } from '../../../../../cms/src/admin/dashboard/readSite'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'

const page: PageState = {
  slug: 'accueil',
  label: 'Accueil',
  path: '/',
  published: undefined,
  draft: undefined,
  plannedAt: undefined,
  failedPlan: undefined,
  incomplete: [],
}

const calm: SiteState = {
  issues: { publishedCount: 3, latest: undefined, drafts: [], draftCount: 0 },
  readings: [],
  waitingArticles: [],
  articlesToReview: [],
  abonnes: { confirmed: 12, recent: 0, pending: 0 },
  campaign: undefined,
  plannedCampaigns: [],
  heldCampaigns: [],
  failedJobs: [],
  backup: { level: 'ok', sentences: ['Dernière sauvegarde réussie : hier.'] },
  names: new Map(),
}

const draft = {
  id: 'a1',
  numero: 53,
  titre: null,
  at: '2026-11-26T10:00:00.000Z',
  by: undefined,
  plannedAt: undefined,
  failedPlan: { invalidFields: [] },
}

const campaign = {
  subject: undefined,
  numero: 52,
  isSending: false,
  total: 120,
  sent: 120,
  failed: 0,
  startedAt: '2026-11-26T10:00:00.000Z',
  obstacle: null,
}

const reading = { numero: 52, pagesTraitees: 0, nombreDePages: 0, raison: null }

/** Text and address of each warning. */
const warn = (pages: PageState[], site?: Partial<SiteState>) =>
  listWarnings(pages, site && { ...calm, ...site }).map(({ text, link }) => [
    normalizeSpaces(text),
    link?.href,
  ])

describe('warnings', () => {
  test('is nothing on a site where all went well', () => {
    const working = { ...reading, etat: 'enCours' as const }

    expect(warn([page], { campaign, readings: [working] })).toEqual([])
  })

  test('list a failed planned publication of a page with missing fields, for an éditeur too', () => {
    expect(warn([{ ...page, failedPlan: { invalidFields: ['Titre', 'Image'] } }])).toEqual([
      [
        'La publication prévue de la page « Accueil » n’a pas eu lieu : remplissez « Titre », « Image ».',
        '/admin/globals/accueil',
      ],
    ])
  })

  test.each<{ of: string; site: Partial<SiteState>; warning: [string, string | undefined] }>([
    {
      of: 'a planned issue',
      site: { issues: { ...calm.issues, drafts: [draft] } },
      warning: [
        'La publication prévue de Regards n° 53 n’a pas eu lieu. Publiez, ou programmez-la de nouveau.',
        '/admin/collections/regards/a1',
      ],
    },
    {
      of: 'a reading',
      site: {
        readings: [
          { ...reading, etat: 'indisponible', raison: 'Ce PDF est protégé par un mot de passe.' },
        ],
      },
      warning: [
        'Regards n° 52 ne se lit pas en ligne. Ce PDF est protégé par un mot de passe.',
        '/adminregards?statut=echecs',
      ],
    },
    {
      of: 'articles that the new PDF does not have',
      site: { articlesToReview: [{ numero: 52, articles: 2 }] },
      warning: [
        'Regards n° 52 : 2 articles n’ont plus été retrouvés dans le nouveau PDF.',
        '/adminregards/52/articles',
      ],
    },
    {
      of: 'a letter that did not reach everybody',
      site: { campaign: { ...campaign, failed: 3 } },
      warning: [
        'La lettre (Regards n° 52) n’est pas partie pour 3 abonnés sur 120.',
        '/adminregards',
      ],
    },
    {
      of: 'a letter of one’s own',
      site: { campaign: { ...campaign, subject: 'Assemblée', numero: undefined, failed: 1 } },
      warning: [
        'La lettre (« Assemblée ») n’est pas partie pour 1 abonné sur 120.',
        '/adminregards',
      ],
    },
    {
      of: 'a letter that waits for the mail server',
      site: { campaign: { ...campaign, isSending: true, obstacle: 'La messagerie est occupée.' } },
      warning: [
        'L’envoi de la lettre (Regards n° 52) attend : La messagerie est occupée.',
        '/adminregards',
      ],
    },
    {
      of: 'jobs',
      site: {
        failedJobs: [
          {
            task: 'envoyerInvitation',
            label: 'envoi d’une invitation',
            count: 2,
            lastAt: '2026-11-26T10:00:00.000Z',
          },
        ],
      },
      warning: [
        'Une tâche du site a échoué : envoi d’une invitation (2 fois, la dernière le 26/11/2026). Prévenez la personne qui tient le serveur.',
        undefined,
      ],
    },
    {
      of: 'the backup',
      site: { backup: { level: 'warning', sentences: ['la dernière tentative a échoué.'] } },
      warning: ['Sauvegarde : la dernière tentative a échoué.', undefined],
    },
  ])('is the failure of $of', ({ site, warning }) => {
    expect(warn([page], site)).toEqual([warning])
  })

  test('does not name a failed plan twice: its job failed, too', () => {
    const job = {
      task: 'publierPage',
      label: 'publication prévue',
      count: 1,
      lastAt: '2026-11-26T10:00:00.000Z',
    }

    expect(
      warn([{ ...page, failedPlan: { invalidFields: [] } }], { failedJobs: [job] }),
    ).toHaveLength(1)
  })

  test('names five readings and counts the others', () => {
    const readings = Array.from({ length: 8 }, (_, index) => ({
      ...reading,
      numero: index + 1,
      etat: 'indisponible' as const,
    }))
    const warnings = warn([page], { readings })

    expect(warnings).toHaveLength(6)
    expect(warnings[5]).toEqual([
      '3 autres numéros ne se lisent pas en ligne.',
      '/adminregards?statut=echecs',
    ])
  })
})
