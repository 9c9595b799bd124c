import { useState } from 'react'
import { Button } from '@web/ui/Button'
import { Checkbox } from '@web/ui/Checkbox'
import { Notice } from '@web/ui/Notice'
import { describeOrigin } from '../../pdf/Proposal'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { proposeFromPdf } from '../../pdf/proposeFromPdf'
import { useFileReading } from '../../pdf/useFileReading'
import { RegardFileField } from '../../publication/form/RegardFileField'
import type { FormFiles } from '../../publication/drafts/formDatabase'
import { acceptFile, type FileName } from '../../publication/form/validateRegardForm'
import styles from './ReplacedFiles.module.css'

type ReplacedFilesProps = {
  regard: PublishedRegard
  numero: number
  replaced: ReturnType<typeof useReplacedFiles>
  /** Whether the text of the former PDF may be removed from the site at once. */
  canWithdraw: boolean
  isDisabled: boolean
}

/**
 * The two files of an issue, to be replaced: a chosen file is shown as in the form of a new issue.
 * A PDF with another number gives a warning, and its first page is offered as cover.
 */
export function ReplacedFiles(props: ReplacedFilesProps) {
  const { regard, numero, replaced, canWithdraw, isDisabled } = props
  const { pdf, couverture } = replaced.files
  const proposals = useFileReading(pdf, proposeFromPdf)
  const found = proposals?.numero
  const isOther = found !== undefined && Number(found.value) !== numero
  const firstPage = proposals?.couverture
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend>Remplacer des fichiers</legend>
      <RegardFileField
        {...replaced.getFileProps('pdf')}
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
          isChecked={replaced.isWithdrawn}
          onChange={replaced.setIsWithdrawn}
        />
      )}
      <RegardFileField
        {...replaced.getFileProps('couverture')}
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

/**
 * State of the replacing files, none, one or both, and whether the text of the former PDF is
 * removed from the site at once.
 */
export function useReplacedFiles() {
  const [files, setFiles] = useState<FormFiles>({})
  const [refusals, setRefusals] = useState<Partial<Record<FileName, string | undefined>>>({})

  const [isWithdrawn, setIsWithdrawn] = useState(false)

  const setFile = (name: FileName, file: File | undefined) =>
    setFiles(({ [name]: _replaced, ...others }) => ({ ...others, ...(file && { [name]: file }) }))
  const setRefusal = (name: FileName, refusal: string | undefined) =>
    setRefusals((current) => ({ ...current, [name]: refusal }))

  return {
    /** The same object while the files do not change. */
    files,
    setFiles,
    setFile,
    isWithdrawn,
    setIsWithdrawn,

    getFileProps: (name: FileName) => ({
      name,
      file: files[name],
      error: refusals[name],
      /** A rejected file does not replace the one selected before. */
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        setRefusal(name, 'refusal' in result ? result.refusal : undefined)
        if ('file' in result) setFile(name, result.file)
      },
      onRemove: () => {
        setRefusal(name, undefined)
        setFile(name, undefined)
      },
    }),

    /** Shows the server's errors of the files. */
    showErrors: (fieldErrors: { path: string; message: string }[]) => {
      for (const { path, message } of fieldErrors)
        if (path === 'pdf' || path === 'couverture') setRefusal(path, message)
    },
  }
}
