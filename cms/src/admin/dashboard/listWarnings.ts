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
  ...(site ? warnOfSite(site) : []),
]

const warnOfPage = ({ slug, label, failedPlan }: PageState): Warning[] =>
  warnOfPlan(`la page «\u00a0${label}\u00a0»`, failedPlan, {
    href: `/admin/globals/${slug}`,
    text: `Ouvrir «\u00a0${label}\u00a0»`,
  })

function* warnOfSite(site: SiteState): Generator<Warning> {
  const { issues, readings, articlesToReview, campaign, heldCampaigns, failedJobs, backup } = site
  for (const { id, numero, failedPlan } of issues.drafts) {
    const link = { href: `/admin/collections/regards/${id}`, text: 'Ouvrir sa fiche' }
    yield* warnOfPlan(formatIssue(numero), failedPlan, link)
  }
  yield* warnOfReadings(readings)
  yield* articlesToReview.map(warnOfArticles)
  if (campaign) yield* warnOfCampaign(campaign)
  yield* heldCampaigns.map(warnOfHeld)
  // A failed planned publication is listed with its page or issue.
  yield* failedJobs.filter(({ task }) => task !== 'publierPage').map(warnOfJobs)
  const [sentence = ''] = backup.sentences
  if (backup.level === 'warning') yield { text: `Sauvegarde\u00a0: ${sentence}` }
}

function warnOfPlan(
  what: string,
  failure: PlanFailure | undefined,
  link: NonNullable<Warning['link']>,
): Warning[] {
  if (!failure) return []
  const { invalidFields, reason } = failure
  const why =
    invalidFields.length === 0
      ? `. ${reason ?? 'Publiez, ou programmez-la de nouveau.'}`
      : `\u00a0: remplissez ${invalidFields.map((label) => `«\u00a0${label}\u00a0»`).join(', ')}.`
  return [{ text: `La publication prévue de ${what} n’a pas eu lieu${why}`, link }]
}

function* warnOfReadings(readings: SiteState['readings']): Generator<Warning> {
  const failed = readings.filter(({ etat }) => etat === 'indisponible')
  for (const { numero, raison } of failed.slice(0, SHOWN_READINGS)) {
    const text = `${formatIssue(numero)} ne se lit pas en ligne. ${raison ?? ''}`.trim()
    yield { text, link: READINGS_LINK }
  }
  const others = failed.length - SHOWN_READINGS
  if (others === 1) yield { text: 'Un autre numéro ne se lit pas en ligne.', link: READINGS_LINK }
  if (others > 1)
    yield { text: `${others} autres numéros ne se lisent pas en ligne.`, link: READINGS_LINK }
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

function* warnOfCampaign(campaign: NonNullable<SiteState['campaign']>): Generator<Warning> {
  const { failed, total, isSending, obstacle } = campaign
  const letter = formatLetter(campaign)
  if (isSending && obstacle)
    yield { text: `L’envoi de la lettre (${letter}) attend\u00a0: ${obstacle}`, link: ISSUES_LINK }
  if (failed > 0) {
    const abonnes = `${failed} abonné${failed === 1 ? '' : 's'} sur ${total}`
    yield { text: `La lettre (${letter}) n’est pas partie pour ${abonnes}.`, link: ISSUES_LINK }
  }
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

const warnOfJobs = ({ label, count, lastAt }: SiteState['failedJobs'][number]): Warning => ({
  text: `Une tâche du site a échoué\u00a0: ${label} (${
    count === 1 ? 'le' : `${count}\u00a0fois, la dernière le`
  } ${formatFrenchDay(new Date(lastAt))}). Prévenez la personne qui tient le serveur.`,
})
