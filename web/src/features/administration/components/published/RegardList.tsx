import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { useRowFocus } from '../../hooks/useRowFocus'
import { campaignQueries } from '../../queries/campaignQueries'
import { StartCampaignDialog } from '../campaigns/StartCampaignDialog'
import { CorrectRegardDialog } from './CorrectRegardDialog'
import { DeleteRegardDialog } from './DeleteRegardDialog'
import { RegardRow } from './RegardRow'

type RegardListProps = {
  regards: PublishedRegard[]
  /** Called after an action, with a sentence that describes it. */
  onDone: (sentence: string) => void
}

type OpenDialog = {
  kind: 'announce' | 'correct' | 'delete'
  regard: PublishedRegard
  index: number
}

/** The rows, and the dialog of the row in use. */
export function RegardList({ regards, onDone }: RegardListProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { data: campaigns } = useQuery(campaignQueries.byRegard())
  const { frameRef, focusRow } = useRowFocus()
  const close = () => setOpenDialog(undefined)

  return (
    <div ref={frameRef}>
      {regards.length > 0 && (
        <ul>
          {regards.map((regard, index) => (
            <RegardRow
              key={regard.id}
              regard={regard}
              campaign={campaigns?.get(regard.id)}
              onStartCampaign={() => setOpenDialog({ kind: 'announce', regard, index })}
              onCorrect={() => setOpenDialog({ kind: 'correct', regard, index })}
              onDelete={() => setOpenDialog({ kind: 'delete', regard, index })}
            />
          ))}
        </ul>
      )}
      {openDialog?.kind === 'announce' && (
        <StartCampaignDialog
          regard={openDialog.regard}
          onClose={close}
          onStarted={() => {
            close()
            focusRow(openDialog.index)
            onDone(`Les abonnés reçoivent l’annonce du numéro ${openDialog.regard.numero}.`)
          }}
        />
      )}
      {openDialog?.kind === 'correct' && (
        <CorrectRegardDialog
          regard={openDialog.regard}
          onClose={close}
          onCorrected={(numero) => {
            close()
            onDone(`Le numéro ${numero} a été corrigé.`)
          }}
        />
      )}
      {openDialog?.kind === 'delete' && (
        <DeleteRegardDialog
          regard={openDialog.regard}
          onClose={close}
          onDeleted={() => {
            close()
            focusRow(openDialog.index)
            onDone(`Le numéro ${openDialog.regard.numero} a été supprimé.`)
          }}
        />
      )}
    </div>
  )
}
