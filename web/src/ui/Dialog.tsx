import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '@web/theme/theme'

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
    <Frame
      ref={ref}
      role={role}
      aria-labelledby={`${id}-titre`}
      aria-describedby={intro ? `${id}-enjeu` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      $size={size}
    >
      <h2 id={`${id}-titre`}>{title}</h2>
      {intro && <Intro id={`${id}-enjeu`}>{intro}</Intro>}
      {children}
    </Frame>
  )
}

const card = css`
  width: min(34rem, 100vw - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: clamp(1.25rem, 4vw, 2.25rem);
`

const sizes = {
  card,
  wide: css`
    ${card}
    width: min(46rem, 100vw - 2rem);
  `,
  screen: css`
    width: 100vw;
    max-width: none;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    padding: ${theme.space.s} clamp(0.75rem, 2vw, 1.5rem);

    &[open] {
      grid-template-rows: auto minmax(0, 1fr);
      gap: ${theme.space.s};
    }
  `,
}

const Frame = styled.dialog<{ $size: keyof typeof sizes }>`
  margin: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  box-shadow: ${theme.shadows.high};

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
  }

  &::backdrop {
    background: rgb(26 14 10 / 0.6);
  }

  ${({ $size }) => sizes[$size]}
`

const Intro = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xs};

  & > button {
    flex: 1 1 8rem;
    max-width: 16rem;
    /* A button that does not fit moves to the next line whole. */
    overflow-wrap: normal;
  }
`
