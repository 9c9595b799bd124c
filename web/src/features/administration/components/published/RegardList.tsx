import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { useRowFocus } from '../../helpers/useRowFocus'
import { announcementQueries } from '../../queries/announcementQueries'
import { AnnounceRegardDialog } from '../announcing/AnnounceRegardDialog'
import { CorrectRegardDialog } from './CorrectRegardDialog'
import { DeleteRegardDialog } from './DeleteRegardDialog'
import { RegardRow } from './RegardRow'

type RegardListProps = {
  regards: PublishedRegard[]
  /** Called with what was done, in a sentence. */
  onDone: (sentence: string) => void
}

type Task = { kind: 'announce' | 'correct' | 'delete'; regard: PublishedRegard; index: number }

/** The rows, and the dialog of the one that is worked on. */
export function RegardList({ regards, onDone }: RegardListProps) {
  const [task, setTask] = useState<Task>()
  const { data: announcements } = useQuery(announcementQueries.byRegard())
  const { frameRef, focusRow } = useRowFocus()
  const close = () => setTask(undefined)

  return (
    <div ref={frameRef}>
      {regards.length > 0 && (
        <ul>
          {regards.map((regard, index) => (
            <RegardRow
              key={regard.id}
              regard={regard}
              announcement={announcements?.get(regard.id)}
              onAnnounce={() => setTask({ kind: 'announce', regard, index })}
              onCorrect={() => setTask({ kind: 'correct', regard, index })}
              onDelete={() => setTask({ kind: 'delete', regard, index })}
            />
          ))}
        </ul>
      )}
      {task?.kind === 'announce' && (
        <AnnounceRegardDialog
          regard={task.regard}
          onClose={close}
          onAnnounced={() => {
            close()
            focusRow(task.index)
            onDone(`Les abonnés reçoivent l’annonce du numéro ${task.regard.numero}.`)
          }}
        />
      )}
      {task?.kind === 'correct' && (
        <CorrectRegardDialog
          regard={task.regard}
          onClose={close}
          onCorrected={(numero) => {
            close()
            onDone(`Le numéro ${numero} a été corrigé.`)
          }}
        />
      )}
      {task?.kind === 'delete' && (
        <DeleteRegardDialog
          regard={task.regard}
          onClose={close}
          onDeleted={() => {
            close()
            focusRow(task.index)
            onDone(`Le numéro ${task.regard.numero} a été supprimé.`)
          }}
        />
      )}
    </div>
  )
}
