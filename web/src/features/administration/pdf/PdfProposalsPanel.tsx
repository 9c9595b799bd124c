import { useEffect, useId, useRef } from 'react'
import { formatCalendarDay } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { SmallText } from '@web/ui/texts'
import { describeOrigin, type Proposal, type ProposedField } from './Proposal'
import type { PdfProposals } from './usePdfProposals'
import styles from './PdfProposalsPanel.module.css'

type PdfProposalsPanelProps = { proposals: PdfProposals; isDisabled: boolean }

type Row = { name: ProposedField | 'couverture'; label: string; value: string; origin: string }

const labels: Record<ProposedField | 'couverture', string> = {
  numero: 'Numéro',
  dateParution: 'Date de parution',
  titre: 'Titre',
  sommaire: 'Sommaire',
  couverture: 'Couverture',
}

/**
 * Proposals of the selected PDF: values, their places, and whether the form shows them. Announced
 * politely; the fields themselves are filled meanwhile.
 */
export function PdfProposalsPanel({ proposals, isDisabled }: PdfProposalsPanelProps) {
  const titleId = useId()
  const statusRef = useRef<HTMLParagraphElement>(null)
  const isCleared = proposals.state === 'cleared'
  const rows = proposals.state === 'read' ? listRows(proposals) : []
  const canClear = rows.some(({ name }) => proposals.isProposed(name))

  // The button that was pressed is gone.
  useEffect(() => {
    if (isCleared) statusRef.current?.focus()
  }, [isCleared])

  return (
    <div className={styles.region}>
      <div role="status">
        <p className={styles.sentence} ref={statusRef} tabIndex={-1}>
          {describeState(proposals, rows)}
        </p>
      </div>
      {rows.length > 0 && (
        <section className={styles.frame} aria-labelledby={titleId}>
          <h3 className={styles.title} id={titleId}>
            Propositions du PDF
          </h3>
          <dl className={styles.list}>
            {rows.map(({ name, label, value, origin }) => {
              const isKept = proposals.isProposed(name)
              return (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd className={styles.value}>
                    {value && <strong>{value}</strong>}
                    <SmallText as="span">
                      {origin}
                      {!isKept && <span className={styles.own}> · votre choix est gardé</span>}
                    </SmallText>
                  </dd>
                </div>
              )
            })}
          </dl>
          {canClear && (
            <Button data-look="quiet" disabled={isDisabled} onClick={proposals.clear}>
              Effacer les propositions
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

function describeState({ state, isProposed }: PdfProposals, rows: Row[]): string {
  switch (state) {
    case 'none':
      return ''
    case 'reading':
      return 'Lecture du PDF…'
    case 'cleared':
      return 'Les propositions sont effacées.'
    case 'read': {
      if (rows.length === 0) return 'Ce PDF ne propose rien\u00a0: remplissez les champs.'
      const filled = rows.filter(({ name }) => isProposed(name)).map(({ name }) => names[name])
      if (filled.length === 0) return 'Vos valeurs sont gardées.'
      return `Le PDF a rempli ${formatList.format(filled)}. Vérifiez avant d’ajouter le numéro.`
    }
  }
}

const formatList = new Intl.ListFormat('fr', { type: 'conjunction' })

const names: Record<ProposedField | 'couverture', string> = {
  numero: 'le numéro',
  dateParution: 'la date',
  titre: 'le titre',
  sommaire: 'le sommaire',
  couverture: 'la couverture',
}

function listRows({ proposals }: PdfProposals): Row[] {
  const { numero, dateParution, titre, sommaire, couverture } = proposals
  const toRow = (name: ProposedField, proposal: Proposal | undefined, value: string): Row[] =>
    proposal
      ? [{ name, label: labels[name], value, origin: describeOriginWithWords(proposal) }]
      : []
  return [
    ...toRow('numero', numero, numero?.value ?? ''),
    ...toRow('dateParution', dateParution, formatDay(dateParution)),
    ...toRow('titre', titre, titre?.value ?? ''),
    ...toRow('sommaire', sommaire, formatLineCount(sommaire)),
    ...(couverture
      ? [
          {
            name: 'couverture' as const,
            label: labels.couverture,
            value: '',
            origin: 'image de la page\u00a01',
          },
        ]
      : []),
  ]
}

const formatDay = (proposal: Proposal | undefined) =>
  proposal ? formatCalendarDay(proposal.value) : ''

function formatLineCount(proposal: Proposal | undefined): string {
  const count = proposal?.value.split('\n').length ?? 0
  return `${count}\u00a0${count >= 2 ? 'lignes' : 'ligne'}`
}

const describeOriginWithWords = ({ origin, words }: Proposal): string =>
  words ? `«\u00a0${words}\u00a0», ${describeOrigin(origin)}` : describeOrigin(origin)
