import type { GlobalSlug } from 'payload'

import type { PlanFailure } from '../../features/scheduledPublication'
import { formatFrenchDay } from '../../lib/frenchDates'
import { formatIssue, formatLetter } from './formats'
import type { PageState } from './readPages'
import type { SiteState } from './readSite'

/** A failure, and the link to the place where a person can correct it. */
export interface Warning {
  text: string
  /** Undefined where only the operator of the server can help. */
  link?: { href: string; text: string }
}

/** Failed readings that are named one by one. */
const SHOWN_READINGS = 5

const ISSUES_LINK = { href: '/adminregards', text: 'Administration des Regards' }

/** The list of the issues that cannot be read online. */
const READINGS_LINK = { ...ISSUES_LINK, href: '/adminregards?statut=echecs' }

/** Lists the failures that wait for a person. @param site of an administrateur */
export const listWarnings = (pages: PageState[], site: SiteState | undefined): Warning[] => [
  ...pages.flatMap(warnOfPage),
  ...(site
    ? [
        ...site.issues.drafts.flatMap(warnOfIssue),
        ...warnOfReadings(site.readings),
        ...site.articlesToReview.map(warnOfArticles),
        ...warnOfCampaign(site.campaign),
        ...site.heldCampaigns.map(warnOfHeld),
        ...site.failedJobs.flatMap(warnOfJobs),
        ...(site.backup.level === 'warning'
          ? [{ text: `Sauvegarde\u00a0: ${site.backup.sentences[0] ?? ''}` }]
          : []),
      ]
    : []),
]

const warnOfPage = ({ slug, label, failedPlan }: PageState): Warning[] =>
  failedPlan
    ? [
        {
          text: `La publication prévue de la page «\u00a0${label}\u00a0» n’a pas eu lieu${formatFailure(failedPlan)}`,
          link: { href: pageForm(slug), text: `Ouvrir «\u00a0${label}\u00a0»` },
        },
      ]
    : []

const pageForm = (slug: GlobalSlug): string => `/admin/globals/${slug}`

const warnOfIssue = ({
  id,
  numero,
  failedPlan,
}: SiteState['issues']['drafts'][number]): Warning[] =>
  failedPlan
    ? [
        {
          text: `La publication prévue de ${formatIssue(numero)} n’a pas eu lieu${formatFailure(failedPlan)}`,
          link: { href: `/admin/collections/regards/${id}`, text: 'Ouvrir sa fiche' },
        },
      ]
    : []

const formatFailure = ({ invalidFields, reason }: PlanFailure): string =>
  invalidFields.length === 0
    ? `. ${reason ?? 'Publiez, ou programmez-la de nouveau.'}`
    : `\u00a0: remplissez ${invalidFields.map((label) => `«\u00a0${label}\u00a0»`).join(', ')}.`

function warnOfReadings(readings: SiteState['readings']): Warning[] {
  const failed = readings.filter(({ etat }) => etat === 'indisponible')
  const others = failed.length - SHOWN_READINGS
  return [
    ...failed.slice(0, SHOWN_READINGS).map(({ numero, raison }) => ({
      text: `${formatIssue(numero)} ne se lit pas en ligne. ${raison ?? ''}`.trim(),
      link: READINGS_LINK,
    })),
    ...(others > 0
      ? [
          {
            text:
              others === 1
                ? 'Un autre numéro ne se lit pas en ligne.'
                : `${others} autres numéros ne se lisent pas en ligne.`,
            link: READINGS_LINK,
          },
        ]
      : []),
  ]
}

/** Their old text is on the page of the issue's articles. */
const warnOfArticles = ({ numero, articles }: SiteState['articlesToReview'][number]): Warning => ({
  text: `${formatIssue(numero)}\u00a0: ${
    articles === 1
      ? '1 article n’a plus été retrouvé dans le nouveau PDF.'
      : `${articles} articles n’ont plus été retrouvés dans le nouveau PDF.`
  }`,
  link: {
    href: `/adminregards/${numero}/articles`,
    text: articles === 1 ? 'Le revoir' : 'Les revoir',
  },
})

function warnOfCampaign(campaign: SiteState['campaign']): Warning[] {
  if (!campaign) return []
  const { failed, total, isSending, obstacle } = campaign
  const letter = formatLetter(campaign)
  return [
    ...(isSending && obstacle
      ? [{ text: `L’envoi de la lettre (${letter}) attend\u00a0: ${obstacle}`, link: ISSUES_LINK }]
      : []),
    ...(failed > 0
      ? [
          {
            text: `La lettre (${letter}) n’est pas partie pour ${failed} abonné${failed === 1 ? '' : 's'} sur ${total}.`,
            link: ISSUES_LINK,
          },
        ]
      : []),
  ]
}

function warnOfHeld({
  letterId,
  total,
  sent,
  obstacle,
  ...name
}: SiteState['heldCampaigns'][number]): Warning {
  const letter = formatLetter(name)
  const what =
    sent > 0
      ? `L’envoi de la lettre (${letter}) s’est arrêté à ${sent} sur ${total}.`
      : `La lettre (${letter}) n’est pas partie.`
  return {
    text: `${what} ${obstacle}`,
    link: letterId
      ? { href: `/admin/collections/annonces/${letterId}`, text: 'Ouvrir la lettre' }
      : ISSUES_LINK,
  }
}

/** A failed planned publication is listed with its page or issue. */
const warnOfJobs = ({ task, label, count, lastAt }: SiteState['failedJobs'][number]): Warning[] =>
  task === 'publierPage'
    ? []
    : [
        {
          text: `Une tâche du site a échoué\u00a0: ${label} (${
            count === 1 ? 'le' : `${count}\u00a0fois, la dernière le`
          } ${formatFrenchDay(new Date(lastAt))}). Prévenez la personne qui tient le serveur.`,
        },
      ]
