import { useEffect } from 'react'
import { confirmLeave, leaveEvent } from './confirmLeave'

let question: string | undefined

function handleLeave(event: Event): void {
  if (question === undefined) return
  // Asked once: a link to another document also fires `beforeunload`.
  if (window.confirm(question)) question = undefined
  else event.preventDefault()
}

/**
 * Asks before a link, a closed tab or a sign-out interrupts work; « Back » cannot be asked.
 * @param next the question; undefined while nothing runs
 */
export function useLeaveQuestion(next: string | undefined): void {
  useEffect(() => {
    if (next === undefined) return
    question = next
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (question !== undefined) event.preventDefault()
    }
    // In the capture phase, before the router.
    document.addEventListener('click', handleClick, true)
    window.addEventListener(leaveEvent, handleLeave)
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      question = undefined
      document.removeEventListener('click', handleClick, true)
      window.removeEventListener(leaveEvent, handleLeave)
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [next])
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event) || confirmLeave()) return
  event.preventDefault()
  event.stopPropagation()
}

const leavesPage = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.target !== '_blank' &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#')
