import { useRef, useState } from 'react'
import { useAbsoluteUrl } from '@web/lib/seo/Seo'
import { useTemporaryFlag } from '@web/lib/hooks/useTemporaryFlag'
import { CloseIcon } from '../icons/CloseIcon'
import { ToolbarButton } from '../ToolbarButton'
import { VisuallyHidden } from '../texts'
import { copyText } from './copyText'
import { createIcon } from '../icons/Icon'
import styles from './ShareButton.module.css'

type ShareButtonProps = {
  title: string
  /** Path of the page that is shared. */
  path: string
}

const confirmationMs = 4_000

/** Shares a page by the device’s own dialog; where there is none, copies its address. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const url = useAbsoluteUrl()(path)
  const [isCopied, confirmCopy] = useTemporaryFlag(confirmationMs)
  const [isRefused, setIsRefused] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)

  async function handleClick() {
    if (await shareByDevice({ title, url })) return
    const hasCopied = await copyText(url)
    setIsRefused(!hasCopied)
    if (hasCopied) confirmCopy()
  }

  function close() {
    setIsRefused(false)
    buttonRef.current?.focus()
  }

  return (
    <>
      <ToolbarButton ref={buttonRef} onClick={() => void handleClick()}>
        <ShareIcon />
        <span data-label="">Partager</span>
      </ToolbarButton>
      <div
        className={styles.message}
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <p role="status">
          {isCopied && 'Adresse copiée.'}
          {isRefused && `Copiez cette adresse\u00a0: ${url}`}
        </p>
        {isRefused && (
          <ToolbarButton className={styles.close} onClick={close}>
            <CloseIcon />
            <VisuallyHidden>Fermer</VisuallyHidden>
          </ToolbarButton>
        )}
      </div>
    </>
  )
}

/** @returns whether the visitor shared the page, or decided not to */
async function shareByDevice(page: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

const ShareIcon = createIcon('M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8')
