import { guideAnchors } from '@regards/contract/guideAnchors'
import type { ReactNode } from 'react'

import { RECENT_DAYS } from '../../features/newsletter'
import { formatFrenchDay, formatParisMoment } from '../../lib/frenchDates'
import { formatCount, formatIssue, formatLetter, formatSave } from './formats'
import type { SiteState } from './readSite'

/** Readings under way that are named; the others are counted. */
const SHOWN_READINGS = 5

/** On an administrateur's dashboard: the magazine, the newsletter and the backup, side by side. */
export const MagazineCards = (site: SiteState) => (
  <div className="tableau__cartes">
    <IssuesCard {...site} />
    <LetterCard {...site} />
    <BackupCard {...site} />
  </div>
)

function IssuesCard({ issues, readings, names }: SiteState) {
  const { publishedCount, latest, drafts, draftCount } = issues
  const underWay = readings.filter(({ etat }) => etat !== 'indisponible')
  return (
    <Card id="carte-numeros" title="La revue" figure={formatCount(publishedCount, 'numéro')}>
      {latest && (
        <p>
          Le dernier&nbsp;: <a href={`/regards/${latest.numero}`}>{formatIssue(latest.numero)}</a>,
          du {formatFrenchDay(new Date(latest.dateParution))}.
        </p>
      )}
      {draftCount > 0 && (
        <ul aria-label="Brouillons de numéros">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftLine draft={draft} names={names} />
            </li>
          ))}
          {draftCount > drafts.length && (
            <li>
              <a href="/admin/collections/regards?where[_status][equals]=draft">
                {formatOthers(draftCount - drafts.length)}
              </a>
            </li>
          )}
        </ul>
      )}
      {underWay.length > 0 && (
        <ul aria-label="Lectures en préparation">
          {underWay.slice(0, SHOWN_READINGS).map((reading) => (
            <li key={reading.numero}>{describeReading(reading)}</li>
          ))}
          {underWay.length > SHOWN_READINGS && (
            <li>{`Et ${underWay.length - SHOWN_READINGS} de plus en préparation.`}</li>
          )}
        </ul>
      )}
      <a href="/adminregards">Administration des Regards</a>
    </Card>
  )
}

const formatOthers = (count: number): string =>
  count === 1 ? 'Un autre brouillon' : `${count} autres brouillons`

interface DraftLineProps {
  draft: SiteState['issues']['drafts'][number]
  names: SiteState['names']
}

function DraftLine({ draft, names }: DraftLineProps) {
  const { id, numero, titre, at, by, plannedAt } = draft
  return (
    <>
      <span className="tableau__etat">{plannedAt ? 'Programmé' : 'Brouillon'}</span>{' '}
      <a href={`/admin/collections/regards/${id}`}>
        {titre ? `${formatIssue(numero)}\u00a0: ${titre}` : formatIssue(numero)}
      </a>
      , {by ? formatSave({ at, by }, names) : `le ${formatFrenchDay(new Date(at))}`}
      {plannedAt && `\u00a0; paraîtra le ${formatParisMoment(plannedAt)}`}
    </>
  )
}

function describeReading({
  numero,
  etat,
  pagesTraitees,
  nombreDePages,
}: SiteState['readings'][number]): string {
  const issue = formatIssue(numero)
  if (etat === 'attente' || nombreDePages === 0)
    return `${issue}\u00a0: la lecture va être préparée.`
  return `${issue}\u00a0: lecture en préparation, ${pagesTraitees}\u00a0pages sur ${nombreDePages}.`
}

function LetterCard({ abonnes, campaign, plannedCampaigns }: SiteState) {
  const { confirmed, recent, pending } = abonnes
  return (
    <Card
      id="carte-lettre"
      title="La lettre d’information"
      figure={formatCount(confirmed, 'abonné')}
    >
      <p>
        {recent > 0 ? `${recent} depuis ${RECENT_DAYS}\u00a0jours` : 'Aucun nouveau ce mois-ci'}
        {pending > 0 && `\u00a0; ${pending} en attente de confirmation`}.
      </p>
      <p>{describeCampaign(campaign)}</p>
      {plannedCampaigns.map((planned) => (
        <p key={formatLetter(planned)}>{describePlanned(planned)}</p>
      ))}
      <a href="/admin/collections/abonnes">Abonnés</a>
    </Card>
  )
}

function describeCampaign(campaign: SiteState['campaign']): string {
  if (!campaign) return 'Aucune lettre n’est encore partie.'
  const { isSending, sent, total, startedAt } = campaign
  const letter = formatLetter(campaign)
  if (isSending) return `Une lettre part (${letter})\u00a0: ${sent} sur ${total}.`
  return `Dernière lettre (${letter})\u00a0: le ${formatFrenchDay(new Date(startedAt))}, à ${formatCount(sent, 'abonné')}.`
}

const describePlanned = (planned: SiteState['plannedCampaigns'][number]): string =>
  `Lettre prévue (${formatLetter(planned)})\u00a0: ${
    planned.date ? `le ${formatParisMoment(new Date(planned.date))}` : 'à la parution du numéro'
  }.`

function BackupCard({ backup }: SiteState) {
  const [first, ...others] = backup.sentences
  return (
    <Card id="carte-sauvegarde" title="Sauvegarde" level={backup.level}>
      <p className={backup.level === 'warning' ? 'sauvegarde__alerte' : undefined}>
        {backup.level === 'warning' && <strong>Attention&nbsp;: </strong>}
        {first}
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <a href={guideAnchors.sauvegarde}>Aide&nbsp;: la sauvegarde</a>
    </Card>
  )
}

interface CardProps {
  id: string
  title: string
  /** The number that the card is about. */
  figure?: string
  level?: string
  children: ReactNode
}

const Card = ({ id, title, figure, level, children }: CardProps) => (
  <section
    className={['tableau__carte', level && `sauvegarde--${level}`].filter(Boolean).join(' ')}
    aria-labelledby={id}
  >
    <h2 id={id}>{title}</h2>
    {figure && <p className="tableau__chiffre">{figure}</p>}
    {children}
  </section>
)
