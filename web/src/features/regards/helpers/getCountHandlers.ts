import type { MouseEvent } from 'react'

const middleButton = 1

/** Handlers that increment a shown count when a link is followed; a double click counts once. */
export function getCountHandlers(add: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
      else add()
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === middleButton) add()
    },
  }
}
