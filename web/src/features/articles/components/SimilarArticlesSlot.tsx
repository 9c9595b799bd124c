import { useEffect, useRef } from 'react'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import styles from './SimilarArticlesSlot.module.css'

const loadSimilarArticles = async () => (await import('./SimilarArticles')).SimilarArticles

/** How far below the window they are fetched, so that nothing moves in view. */
const rootMargin = '1200px'

/** Fetches similar articles when the reader approaches the end; a failure shows nothing. */
export function SimilarArticlesSlot({ numero, slug }: { numero: number; slug: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { Component: SimilarArticles, load } = useLazyComponent(loadSimilarArticles, {
    isAsked: false,
  })

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [load])

  return (
    <div className={styles.slot} ref={ref}>
      {SimilarArticles && <SimilarArticles numero={numero} slug={slug} />}
    </div>
  )
}
