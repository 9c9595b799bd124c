import { useState } from 'react'
import styled from 'styled-components'
import { useAbsoluteUrl } from '../../lib/seo/siteUrl'
import { useTemporaryFlag } from '../../lib/hooks/useTemporaryFlag'
import { theme } from '../../theme/theme'
import { ShareIcon } from '../icons/ShareIcon'
import { ToolbarButton } from '../ToolbarButton'
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

  async function handleClick() {
    if (await shareByDevice({ title, url })) return
    const hasCopied = await copyText(url)
    setIsRefused(!hasCopied)
    if (hasCopied) confirmCopy()
  }

  return (
    <>
      <ToolbarButton onClick={() => void handleClick()}>
        <ShareIcon />
        <span data-label="">Partager</span>
      </ToolbarButton>
      <Message role="status">
        {isCopied && 'Adresse copiée.'}
        {isRefused && `Copiez cette adresse\u00a0: ${url}`}
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
const Message = styled.p`
  position: fixed;
  inset: auto ${theme.space.m} ${theme.space.l};
  z-index: ${theme.zIndexes.banner};
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
  &:empty {
    padding: 0;
  }
`
