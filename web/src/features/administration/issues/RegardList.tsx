import type { ReadingState } from '@regards/contract/schemas/lecture'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoadError } from '@web/ui/PageState'
import type { PublishedRegard } from './publishedRegardsQuery'
import { campaignQueries, type Campaign } from '../campaigns/campaign'
import {
  isChanging,
  plannedPublicationsQuery,
  readingsQuery,
  waitingArticlesQuery,
} from './rowQueries'
import { StartCampaignDialog } from '../campaigns/StartCampaignDialog'
import { ChangePublicationDialog, PlanPublicationDialog } from './dialogs/PublicationDialogs'
import { CorrectRegardDialog } from './dialogs/CorrectRegardDialog'
import { DeleteRegardDialog } from './dialogs/DeleteRegardDialog'
import { PrepareReadingDialog } from './dialogs/PrepareReadingDialog'
import type { RegardAction } from './RegardActions'
import { RegardRow } from './RegardRow'

type RegardListProps = {
  regards: PublishedRegard[]
  /** Called after an action, with a sentence that describes it; `neutral`: nothing changed. */
  onDone: (sentence: string, variant?: 'success' | 'neutral') => void
  /** Called once an issue is in the trash. */
  onDeleted: (regard: PublishedRegard) => void
}

type OpenDialog = {
  kind: RegardAction
  regard: PublishedRegard
  index: number
}

export function RegardList({ regards, onDone, onDeleted }: RegardListProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const campaigns = useQuery(campaignQueries.byRegard(regards.map(({ id }) => id)))
  const { data: plannedTimes } = useQuery(plannedPublicationsQuery)
  const { data: readings } = useQuery(readingsQuery(regards.map(({ numero }) => numero)))
  const listPdfs = (isListed: (reading: ReadingState) => boolean) =>
    regards.flatMap(({ id, pdfId }) => {
      const reading = readings?.[id]
      return pdfId && reading && isListed(reading) ? pdfId : []
    })
  const proposed = listPdfs(({ etat }) => etat === 'prete')
  const { data: waiting } = useQuery(waitingArticlesQuery(proposed, listPdfs(isChanging)))
  const { frameRef, focusRow } = useRowFocus()
  const close = () => setOpenDialog(undefined)

  function finish(sentence: string) {
    close()
    onDone(sentence)
  }

  return (
    <div ref={frameRef}>
      {campaigns.isLoadingError && (
        <LoadError
          sentence="On ne sait pas quels numéros ont été annoncés aux abonnés."
          query={campaigns}
        />
      )}
      {regards.length > 0 && (
        <ul>
          {regards.map((regard, index) => (
            <RegardRow
              key={regard.id}
              regard={regard}
              campaign={campaigns.data && (campaigns.data.get(regard.id) ?? null)}
              plannedAt={plannedTimes?.[regard.id]}
              reading={readings?.[regard.id]}
              waitingArticles={waiting?.get(regard.pdfId ?? '')}
              onAction={(kind) => setOpenDialog({ kind, regard, index })}
            />
          ))}
        </ul>
      )}
      {openDialog?.kind === 'announce' && (
        <StartCampaignDialog
          regard={openDialog.regard}
          publicationAt={plannedTimes?.[openDialog.regard.id]}
          onClose={close}
          onPlanned={finish}
          onStarted={(isNew) => {
            close()
            focusRow(openDialog.index)
            const { numero } = openDialog.regard
            const again = `Le numéro ${numero} avait déjà été annoncé\u00a0: rien n’est reparti.`
            if (isNew) onDone(`Les abonnés reçoivent l’annonce du numéro ${numero}.`)
            else onDone(again, 'neutral')
          }}
        />
      )}
      {openDialog?.kind === 'correct' && (
        <CorrectRegardDialog
          regard={openDialog.regard}
          hasFormerArticles={readings?.[openDialog.regard.id]?.anciensArticles}
          onClose={close}
          onCorrected={finish}
        />
      )}
      {(openDialog?.kind === 'publish' || openDialog?.kind === 'withdraw') && (
        <ChangePublicationDialog
          kind={openDialog.kind}
          regard={openDialog.regard}
          isAnnounced={isPlannedForPublication(campaigns.data?.get(openDialog.regard.id))}
          onClose={close}
          onChanged={() => {
            focusRow(openDialog.index)
            const { numero } = openDialog.regard
            finish(
              openDialog.kind === 'publish'
                ? `Le numéro ${numero} est publié.`
                : `Le numéro ${numero} n’est plus sur le site.`,
            )
          }}
        />
      )}
      {openDialog?.kind === 'plan' && (
        <PlanPublicationDialog
          regard={openDialog.regard}
          plannedAt={plannedTimes?.[openDialog.regard.id]}
          onClose={close}
          onChanged={finish}
        />
      )}
      {openDialog?.kind === 'prepare' && (
        <PrepareReadingDialog
          regard={openDialog.regard}
          reading={readings?.[openDialog.regard.id]}
          onClose={close}
          onQueued={() => {
            focusRow(openDialog.index)
            finish(`La lecture en ligne du numéro ${openDialog.regard.numero} se prépare.`)
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
            onDeleted(openDialog.regard)
          }}
        />
      )}
    </div>
  )
}

const isPlannedForPublication = (campaign: Campaign | undefined): boolean =>
  campaign?.state === 'planned' && campaign.plannedAt === undefined

/** Moves the focus after a row went with its button: to the next, the last one or the heading. */
function useRowFocus() {
  const frameRef = useRef<HTMLDivElement>(null)
  const pendingIndex = useRef<number>(undefined)

  // Runs once the list is rendered without the row, and the dialog is closed.
  useEffect(() => {
    if (pendingIndex.current === undefined) return
    const buttons = frameRef.current?.querySelectorAll<HTMLElement>('[data-row-action]')
    const heading = frameRef.current?.closest('section')?.querySelector<HTMLElement>('h2')
    const target =
      buttons?.item(pendingIndex.current) ?? buttons?.item(buttons.length - 1) ?? heading
    pendingIndex.current = undefined
    target?.focus()
  })

  return {
    frameRef,
    /** @param index position of the removed row */
    focusRow: (index: number) => {
      pendingIndex.current = index
    },
  }
}
