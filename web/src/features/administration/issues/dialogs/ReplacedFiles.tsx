import { Button } from '@web/ui/Button'
import { Checkbox } from '@web/ui/Checkbox'
import { Notice } from '@web/ui/Notice'
import { describeOrigin } from '../../pdf/Proposal'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { proposeFromPdf } from '../../pdf/proposeFromPdf'
import { useFileReading } from '../../pdf/useFileReading'
import { RegardFileField } from '../../publication/form/RegardFileField'
import type { useFormFiles } from '../../publication/form/useFormFiles'
import styles from './ReplacedFiles.module.css'

type ReplacedFilesProps = {
  regard: PublishedRegard
  numero: number
  replaced: ReturnType<typeof useFormFiles>
  /** Whether the text of the former PDF is removed from the site at once. */
  isWithdrawn: boolean
  onWithdraw: (isWithdrawn: boolean) => void
  /** Whether it may be. */
  canWithdraw: boolean
  isDisabled: boolean
}

/**
 * The two files of an issue, to be replaced: a chosen file is shown as in the form of a new issue.
 * A PDF with another number gives a warning, and its first page is offered as cover.
 */
export function ReplacedFiles(props: ReplacedFilesProps) {
  const { regard, numero, replaced, isWithdrawn, onWithdraw, canWithdraw, isDisabled } = props
  const { pdf, couverture } = replaced.files
  const proposals = useFileReading(pdf, proposeFromPdf)
  const found = proposals?.numero
  const isOther = found !== undefined && Number(found.value) !== numero
  const firstPage = proposals?.couverture
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend>Remplacer des fichiers</legend>
      <RegardFileField
        {...replaced.getProps('pdf')}
        label="Nouveau PDF"
        hint={
          regard.isDraft
            ? 'PDF uniquement. Les corrections des pages et des articles restent.'
            : 'PDF uniquement. Il prend la place de l’ancien dès l’enregistrement\u00a0; les corrections des pages et des articles restent.'
        }
        disabled={isDisabled}
      />
      <Notice variant="neutral">
        {isOther &&
          `Ce PDF dit «\u00a0${found.words ?? `n°\u00a0${found.value}`}\u00a0» (${describeOrigin(found.origin)}), et vous corrigez le numéro ${numero}. Est-ce le bon fichier\u00a0?`}
      </Notice>
      {canWithdraw && (
        <Checkbox
          label="Retirer tout de suite l’ancien texte"
          hint="Sinon, les anciens articles restent visibles jusqu’à ce que ceux du nouveau PDF soient prêts, quelques minutes."
          isChecked={isWithdrawn}
          onChange={onWithdraw}
        />
      )}
      <RegardFileField
        {...replaced.getProps('couverture')}
        label="Nouvelle couverture"
        disabled={isDisabled}
      />
      {firstPage && couverture !== firstPage && (
        <Button
          data-look="secondary"
          disabled={isDisabled}
          onClick={() => replaced.setFile('couverture', firstPage)}
        >
          Prendre la page&nbsp;1 du nouveau PDF comme couverture
        </Button>
      )}
    </fieldset>
  )
}
