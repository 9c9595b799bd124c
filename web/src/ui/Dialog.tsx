import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { createBlock, joinClasses } from './createBlock'
import styles from './Dialog.module.css'

type DialogProps = {
  title: string
  /** Explanation below the title; the dialog's accessible description. */
  intro?: ReactNode
  /** `alertdialog` for a dialog that requires a decision. */
  role?: 'dialog' | 'alertdialog'
  /** `wide` has room for a document; `screen` fills the window, for a picture. */
  size?: 'card' | 'wide' | 'screen'
  /** Prevents closing while an operation is in progress. */
  isBusy?: boolean
  /** Asked before it closes on Escape. */
  canClose?: () => boolean
  /** Called on Escape, or any other close request of the device. */
  onClose: () => void
  children: ReactNode
}

/** Modal dialog, open while mounted. On unmount it restores the previous focus. */
export function Dialog({
  title,
  intro,
  role = 'dialog',
  size = 'card',
  isBusy = false,
  canClose = () => true,
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  function handleCancel(event: SyntheticEvent) {
    // A file picker inside the dialog fires cancel events that bubble up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!isBusy && canClose()) onClose()
  }

  /** Some browsers close a dialog at the second Escape without a cancel event. */
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (currentTarget.open) return
    if (isBusy || !canClose()) currentTarget.showModal()
    else onClose()
  }

  return (
    <dialog
      className={joinClasses(styles.frame, styles[size])}
      ref={ref}
      role={role}
      aria-labelledby={`${id}-titre`}
      aria-describedby={intro ? `${id}-enjeu` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 id={`${id}-titre`}>{title}</h2>
      {intro && (
        <div className={styles.intro} id={`${id}-enjeu`}>
          {intro}
        </div>
      )}
      {children}
    </dialog>
  )
}

export const DialogActions = createBlock('div', styles.actions)
