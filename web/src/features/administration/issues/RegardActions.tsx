import type { ReadingState } from '@regards/contract/schemas/lecture'
import type { ReactNode } from 'react'
import { panelPaths } from '@web/domain/panelPaths'
import { paths } from '@web/domain/paths'
import { Button, ButtonLink } from '@web/ui/Button'
import { ActionMenu } from '@web/ui/menu/ActionMenu'
import { VisuallyHidden } from '@web/ui/texts'
import { isPreparing } from './describeReading'
import type { PublishedRegard } from './publishedRegardsQuery'
import styles from './RegardActions.module.css'

export type RegardAction =
  | 'announce'
  | 'correct'
  | 'delete'
  | 'publish'
  | 'withdraw'
  | 'plan'
  | 'prepare'

type RegardActionsProps = {
  regard: PublishedRegard
  /** Whether it may be announced to subscribers. */
  canAnnounce: boolean
  reading: ReadingState | undefined
  onAction: (action: RegardAction) => void
}

/** Buttons of the usual actions on an issue, and a menu of the others. */
export function RegardActions(props: RegardActionsProps) {
  const { regard, canAnnounce, reading, onAction } = props
  const { numero, isDraft, pdfId } = regard
  const button = (action: RegardAction, label: string, hidden: string, rowAction?: '') => (
    <Button data-look="secondary" data-row-action={rowAction} onClick={() => onAction(action)}>
      {label}
      <VisuallyHidden>&nbsp;{hidden}</VisuallyHidden>
    </Button>
  )
  const ofIssue = `du numéro ${numero}`
  const theIssue = `le numéro ${numero}`
  const entry = (key: RegardAction, label: ReactNode, isDangerous = false) => ({
    ...{ key, label, isDangerous },
    onSelect: () => onAction(key),
  })
  const rare = [
    isDraft
      ? { key: 'see', label: 'Voir le brouillon', href: paths.regardApercu(numero) }
      : { key: 'see', label: 'Voir sur le site', href: paths.regard(numero) },
    ...(isDraft ? [entry('plan', 'Programmer')] : []),
    ...(pdfId ? [{ key: 'pages', label: 'Pages et textes', href: panelPaths.pages(pdfId) }] : []),
    ...(pdfId && !(reading && isPreparing(reading))
      ? [
          entry(
            'prepare',
            reading ? 'Préparer de nouveau la lecture' : 'Préparer la lecture en ligne',
          ),
        ]
      : []),
    { key: 'record', label: 'Fiche et versions', href: panelPaths.numero(regard.id) },
    ...(isDraft ? [] : [entry('withdraw', 'Retirer du site')]),
    entry('delete', 'Supprimer', true),
  ]
  return (
    <div className={styles.frame}>
      {button('correct', 'Corriger', theIssue, '')}
      {isDraft && button('publish', 'Publier', theIssue)}
      {canAnnounce && button('announce', 'Prévenir les abonnés', ofIssue)}
      {reading?.etat === 'prete' && (
        <ButtonLink href={paths.articlesDuNumero(numero)} data-look="secondary">
          Articles<VisuallyHidden>&nbsp;{ofIssue}</VisuallyHidden>
        </ButtonLink>
      )}
      <ActionMenu label={`Autres actions sur le numéro ${numero}`} actions={rare} />
    </div>
  )
}
