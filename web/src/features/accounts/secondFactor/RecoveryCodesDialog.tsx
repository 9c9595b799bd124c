import { useRef, useState } from 'react'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'
import { copyText } from '@web/ui/share/copyText'
import styles from './RecoveryCodesDialog.module.css'

const fileName = 'codes-de-recuperation.txt'

/** Shows new recovery codes, this one time, to be copied, printed or saved as a file. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const isHandled = useRef(false)
  const text = `Codes de récupération de ${window.location.host}\nChacun sert une seule fois.\n\n${codes.join('\n')}\n`

  async function copy() {
    const hasCopied = await copyText(text)
    setMessage(
      hasCopied
        ? 'Les codes sont copiés.'
        : 'La copie n’a pas été possible\u00a0: téléchargez ou imprimez les codes.',
    )
  }

  /** The first Escape only warns: the codes are never shown again. */
  function handleClose() {
    if (isHandled.current) onClose()
    isHandled.current = true
    setMessage('Gardez d’abord ces codes\u00a0: ils ne seront plus affichés.')
  }

  return (
    <Dialog
      title="Gardez ces codes de récupération"
      intro={
        <p>
          Ils vous ouvrent le site quand vous n’avez ni votre téléphone ni votre clé. Chacun sert
          une seule fois, et <strong>ils ne seront plus affichés</strong>&nbsp;: rangez-les ailleurs
          que dans votre téléphone.
        </p>
      }
      onClose={handleClose}
    >
      <div className={styles.card}>
        <p>Codes de récupération de {window.location.host}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Notice variant="neutral">{message}</Notice>
      <div className={styles.tools}>
        <Button data-look="secondary" onClick={() => void copy()}>
          Copier
        </Button>
        <Button data-look="secondary" onClick={() => downloadText(fileName, text)}>
          Télécharger
        </Button>
        <Button data-look="secondary" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onClose}>J’ai gardé ces codes</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Time that a browser has to begin the download, in milliseconds: Safari begins it later. */
const revokeAfterMs = 60_000

function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
