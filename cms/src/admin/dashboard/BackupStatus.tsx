import type { ServerProps } from 'payload'

import { describeBackup } from '../../features/backup/describeBackup'
import { readBackupState } from '../../features/backup/backupState'
import { env } from '../../lib/env'
import { guideAnchors } from '../../lib/guideAnchors'
import './BackupStatus.css'

/** Dashboard section: tells administrateurs how the backup is doing, and warns when it is late. */
export async function BackupStatus({ payload, user }: ServerProps) {
  if (user?.role !== 'administrateur') return null
  const { level, sentences } = describeBackup(
    await readBackupState(payload),
    env.backup.target,
    new Date(),
  )

  return (
    <section className={`sauvegarde sauvegarde--${level}`} aria-labelledby="sauvegarde">
      <h2 id="sauvegarde">Sauvegarde</h2>
      {sentences.map((sentence, index) =>
        index === 0 && level === 'warning' ? (
          <p key={sentence} className="sauvegarde__alerte">
            <strong>Attention&nbsp;:</strong> {sentence}
          </p>
        ) : (
          <p key={sentence}>{sentence}</p>
        ),
      )}
      <a href={guideAnchors.sauvegarde}>Aide&nbsp;: la sauvegarde</a>
    </section>
  )
}
