import type { MouseEvent } from 'react'

/** Click handler of a link that acts in the page; with a modifier key the browser follows the link. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
