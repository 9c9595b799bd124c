'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Of a preview: its type names packages that are not installed. */
interface Preview {
  breakpoint: string | undefined
  isLivePreviewing: boolean
  size: { width: number }
}

const FRAME = '.live-preview-window__main'

/** Scales down a device that is wider than the space beside the form; Payload cuts it off. */
export function PreviewScale() {
  const {
    breakpoint,
    isLivePreviewing,
    size: { width },
  } = useLivePreviewContext() as Preview

  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(FRAME)
    if (!frame || !isLivePreviewing || !breakpoint || breakpoint === 'responsive') return
    const fit = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(frame)
      const room = frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const scale = width > 0 && room > 0 ? Math.min(1, room / width) : 1
      frame.style.setProperty('--preview-scale', String(scale))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    return () => {
      observer.disconnect()
      frame.style.removeProperty('--preview-scale')
    }
  }, [breakpoint, isLivePreviewing, width])

  return null
}
