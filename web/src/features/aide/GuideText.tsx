import { useEffect } from 'react'
import { Prose } from '@web/ui/richText/Prose'
import styles from './GuideText.module.css'

/** The text of a guide. Scrolls to the heading of the URL once the text is there. */
export function GuideText({ html }: { html: string }) {
  useEffect(() => {
    // The text arrived after the page, so the browser found no heading to scroll to.
    if (window.scrollY > 0) return
    const heading = document.getElementById(window.location.hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [])
  // Rendered by the build from the project's own documents.
  return <Prose className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
