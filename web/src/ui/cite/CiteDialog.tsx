import { useState } from 'react'
import type { Citation } from '@web/domain/citation/Citation'
import { toBibTeX, toCitationKey, toReference, toRis } from '@web/domain/citation/toReference'
import { Button, ButtonLink } from '../Button'
import { ChoiceGroup } from '../ChoiceGroup'
import { Dialog, DialogActions } from '../Dialog'
import { copyText } from '../share/copyText'
import styles from './CiteDialog.module.css'

const formats = {
  texte: { label: 'Texte', write: toReference, file: undefined },
  bibtex: {
    label: 'BibTeX',
    write: toBibTeX,
    file: { extension: 'bib', type: 'application/x-bibtex' },
  },
  ris: {
    label: 'RIS',
    write: toRis,
    file: { extension: 'ris', type: 'application/x-research-info-systems' },
  },
}

type Format = keyof typeof formats

/** A reference in a chosen format, to copy or to download. */
export function CiteDialog({ citation, onClose }: { citation: Citation; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('texte')
  const [outcome, setOutcome] = useState('')
  const [today] = useState(() => new Date().toISOString())
  const { write, file } = formats[format]
  const text = write(citation, today)

  async function handleCopy() {
    setOutcome('')
    const hasCopied = await copyText(text)
    setOutcome(hasCopied ? 'Référence copiée.' : 'Sélectionnez le texte pour le copier.')
  }

  return (
    <Dialog title="Citer" onClose={onClose}>
      <ChoiceGroup
        legend="Format"
        value={format}
        options={Object.entries(formats).map(([value, { label }]) => ({
          value: value as Format,
          label,
        }))}
        onChange={(next) => {
          setFormat(next)
          setOutcome('')
        }}
      />
      <pre className={styles.reference}>{text}</pre>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      <DialogActions>
        <Button onClick={() => void handleCopy()}>Copier</Button>
        {file && (
          <ButtonLink
            href={`data:${file.type};charset=utf-8,${encodeURIComponent(text)}`}
            download={`${toCitationKey(citation)}.${file.extension}`}
            data-look="secondary"
          >
            Télécharger
          </ButtonLink>
        )}
        <Button data-look="quiet" onClick={onClose}>
          Fermer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
