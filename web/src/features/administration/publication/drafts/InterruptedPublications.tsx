import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '@web/lib/auth/useSession'
import { Notice } from '@web/ui/Notice'
import {
  acquirePublicationLock,
  type FileUploadState,
  formDatabase,
  hasAllFiles,
  type InterruptedPublication,
  listInterrupted,
  sentKinds,
} from './formDatabase'
import { terminateUpload } from '../upload/uploadRequests'
import { formatCalendarDay } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import styles from './InterruptedPublications.module.css'

type InterruptedPublicationsProps = {
  /** `new` issues, or replacements of files. */
  of: 'new' | 'replacements'
  /** Asked before a publication is resumed, which stays in the list when the answer is no. */
  canResume?: () => boolean
  /** @returns false when another tab holds its lock */
  onResume: (interrupted: InterruptedPublication) => Promise<boolean>
  /** Called after a publication was abandoned, which removes its focused button. */
  onAbandoned: () => void
}

/** The account's interrupted publications in this browser, to resume or to discard. */
export function InterruptedPublications(props: InterruptedPublicationsProps) {
  const { of, canResume = () => true, onResume, onAbandoned } = props
  const { user } = useSession()
  const query = interruptedQuery(user?.id ?? '')
  const { data = [] } = useQuery(query)
  const interruptedPublications = data.filter(
    ({ correction }) => (correction === undefined) === (of === 'new'),
  )
  const queryClient = useQueryClient()
  const [isOpenInAnotherTab, setIsOpenInAnotherTab] = useState(false)

  const removeFromList = (removed: InterruptedPublication) =>
    queryClient.setQueryData(query.queryKey, (current) =>
      current?.filter(({ key }) => key !== removed.key),
    )

  async function handleResume(interrupted: InterruptedPublication) {
    if (!canResume()) return
    removeFromList(interrupted)
    setIsOpenInAnotherTab(!(await onResume(interrupted)))
  }

  async function handleAbandon(interrupted: InterruptedPublication) {
    removeFromList(interrupted)
    onAbandoned()
    setIsOpenInAnotherTab(!(await discard(interrupted)))
  }

  return (
    <>
      {isOpenInAnotherTab && (
        <Notice variant="danger">Cet envoi est en cours dans un autre onglet.</Notice>
      )}
      {interruptedPublications.length > 0 && (
        <div className={styles.list}>
          {interruptedPublications.map((interrupted) => (
            <InterruptedPublicationPanel
              key={interrupted.key}
              interrupted={interrupted}
              onResume={() => void handleResume(interrupted)}
              onAbandon={() => void handleAbandon(interrupted)}
            />
          ))}
        </div>
      )}
    </>
  )
}

type InterruptedPublicationPanelProps = {
  interrupted: InterruptedPublication
  onResume: () => void
  onAbandon: () => void
}

/** One interrupted publication: its issue, and how much was uploaded. */
function InterruptedPublicationPanel({
  interrupted,
  onResume,
  onAbandon,
}: InterruptedPublicationPanelProps) {
  const titleId = useId()
  const { values, correction, sent } = interrupted
  const { numero = correction?.base.numero, dateParution = correction?.base.dateParution } = values
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {correction === undefined
          ? 'Un envoi a été interrompu'
          : 'Un remplacement a été interrompu'}
      </h2>
      <p>
        Numéro {numero} du {dateParution && formatCalendarDay(dateParution)}
      </p>
      <ul>
        {sentKinds(interrupted).map((kind) => (
          <li key={kind}>{sent[kind] && describeSentFile(sent[kind])}</li>
        ))}
      </ul>
      {!hasAllFiles(interrupted) && (
        <p>
          Les fichiers n’ont pas pu être gardés par ce navigateur. Reprenez l’envoi, puis choisissez
          les mêmes fichiers&nbsp;: ce qui a déjà été envoyé ne le sera pas de nouveau.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onResume}>Reprendre l’envoi</Button>
        <Button data-look="secondary" onClick={onAbandon}>
          Abandonner
        </Button>
      </div>
    </section>
  )
}

/** Key prefix of all queries of interrupted publications. */
export const interruptedKey = ['interrupted'] as const

/** An account's interrupted publications in this browser that no tab is sending. */
const interruptedQuery = (account: string) =>
  queryOptions({
    queryKey: [...interruptedKey, account],
    queryFn: () => listInterrupted(account),
    staleTime: 0,
    networkMode: 'always',
  })

/**
 * Forgets an interrupted publication, and asks the server to delete its upload; if that fails, the
 * server deletes it after a day.
 * @returns false when another tab holds its lock
 */
async function discard({ key, sent }: InterruptedPublication): Promise<boolean> {
  const release = await acquirePublicationLock(key)
  if (!release) return false
  await formDatabase.remove(key)
  release()
  for (const { uploadUrl, documentId } of Object.values(sent)) {
    if (uploadUrl !== undefined && documentId === undefined) {
      // The server deletes unfinished uploads by itself; the request only makes it sooner.
      void terminateUpload(uploadUrl).catch(() => {})
    }
  }
  return true
}

function describeSentFile({ name, size, documentId, bytesConfirmed }: FileUploadState): string {
  if (documentId !== undefined) return `${name}\u00a0: envoyé (${formatFileSize(size)})`
  if (bytesConfirmed === 0) return `${name}\u00a0: à envoyer (${formatFileSize(size)})`
  return `${name}\u00a0: ${formatFileSize(bytesConfirmed)} sur ${formatFileSize(size)} envoyés`
}
