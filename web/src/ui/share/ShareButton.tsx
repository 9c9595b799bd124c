import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useAbsoluteUrl } from '@web/lib/seo/siteUrl'
import { useTemporaryFlag } from '@web/lib/hooks/useTemporaryFlag'
import { theme } from '@web/theme/theme'
import { CloseIcon } from '../icons/CloseIcon'
import { ShareIcon } from '../icons/ShareIcon'
import { ToolbarButton } from '../ToolbarButton'
import { VisuallyHidden } from '../VisuallyHidden'
import { copyText } from './copyText'

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
      <Message
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
          <Close onClick={close}>
            <CloseIcon />
            <VisuallyHidden>Fermer</VisuallyHidden>
          </Close>
        )}
      </Message>
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

/** Over the page, so that nothing moves. */
const Message = styled.div`
  position: fixed;
  inset: auto ${theme.space.m} ${theme.space.l};
  z-index: ${theme.zIndexes.banner};
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.l};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.ink};
  color: ${theme.colors.paper};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  box-shadow: ${theme.shadows.high};

  /* A live region is in the page before its text. */
  &:not(:has(> :not(:empty))) {
    padding: 0;
  }

  & > p {
    overflow-wrap: anywhere;
    -webkit-user-select: text;
    user-select: text;
  }
`

const Close = styled(ToolbarButton)`
  padding: 0;
  color: inherit;
`
