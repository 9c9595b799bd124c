import styled from 'styled-components'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import { Notice } from '../../../../ui/Notice'
import { describeOrigin } from '../../pdf/Proposal'
import type { PublishedRegard } from '../toPublishedRegard'
import { useProposalsOf } from '../../pdf/useProposalsOf'
import type { useReplacedFiles } from './useReplacedFiles'
import { RegardFileField } from '../../publication/form/RegardFileField'

type ReplacedFilesProps = {
  regard: PublishedRegard
  /** Number in the form. */
  numero: number
  replaced: ReturnType<typeof useReplacedFiles>
  isDisabled: boolean
}

/**
 * The two files of an issue, to be replaced: each chosen one is shown as in the form of a new issue;
 * a PDF that says another number is told, and its first page is offered as cover.
 */
export function ReplacedFiles({ regard, numero, replaced, isDisabled }: ReplacedFilesProps) {
  const { pdf, couverture } = replaced.files
  const proposals = useProposalsOf(pdf)
  const found = proposals?.numero
  const isOther = found !== undefined && Number(found.value) !== numero
  const firstPage = proposals?.couverture
  return (
    <Group disabled={isDisabled}>
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
      <RegardFileField
        {...replaced.getFileProps('couverture')}
        label="Nouvelle couverture"
        disabled={isDisabled}
      />
      {firstPage && couverture !== firstPage && (
        <Button
          type="button"
          $look="secondary"
          disabled={isDisabled}
          onClick={() => replaced.setFile('couverture', firstPage)}
        >
          Prendre la page&nbsp;1 du nouveau PDF comme couverture
        </Button>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.m};
  min-width: 0;
  margin: 0;
  padding: ${theme.space.m} 0 0;
  border: 0;
  border-top: 1px solid ${theme.colors.line};

  & > legend {
    padding: 0;
    padding-inline-end: ${theme.space.s};
    font-weight: 600;
  }
`
