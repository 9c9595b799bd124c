import { useEffect, useId, useRef } from 'react'
import { formatCount } from '@web/domain/regards/formatCount'
import { formatCalendarDay } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { SmallText } from '@web/ui/texts'
import { describeSource, proposedFields, type ProposedField, type ProposedPart } from './Proposal'
import type { PdfProposals } from './usePdfProposals'
import styles from './PdfProposalsPanel.module.css'

type PdfProposalsPanelProps = { proposals: PdfProposals; isDisabled: boolean }

type Row = { name: ProposedPart; value: string; origin: string }

const parts: Record<ProposedPart, { label: string; noun: string }> = {
  numero: { label: 'Numéro', noun: 'le numéro' },
  dateParution: { label: 'Date de parution', noun: 'la date' },
  titre: { label: 'Titre', noun: 'le titre' },
  sommaire: { label: 'Sommaire', noun: 'le sommaire' },
  couverture: { label: 'Couverture', noun: 'la couverture' },
}

/** Proposals of the PDF, announced politely: values, places, whether the form shows them. */
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
            {rows.map(({ name, value, origin }) => {
              const isKept = proposals.isProposed(name)
              return (
                <div key={name}>
                  <dt>{parts[name].label}</dt>
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
      const filled = rows.filter(({ name }) => isProposed(name)).map(({ name }) => parts[name].noun)
      if (filled.length === 0) return 'Vos valeurs sont gardées.'
      return `Le PDF a rempli ${formatList.format(filled)}. Vérifiez avant d’ajouter le numéro.`
    }
  }
}

const formatList = new Intl.ListFormat('fr', { type: 'conjunction' })

function listRows({ proposals }: PdfProposals): Row[] {
  const texts = proposedFields.flatMap((name): Row[] => {
    const proposal = proposals[name]
    if (!proposal) return []
    const value = formats[name]?.(proposal.value) ?? proposal.value
    return [{ name, value, origin: describeSource(proposal) }]
  })
  return proposals.couverture
    ? [...texts, { name: 'couverture', value: '', origin: 'image de la page\u00a01' }]
    : texts
}

const formats: Partial<Record<ProposedField, (value: string) => string>> = {
  dateParution: formatCalendarDay,
  sommaire: (value) => formatCount(value.split('\n').length, 'ligne'),
}
