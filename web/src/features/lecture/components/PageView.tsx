import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@web/ui/Button'
import { barsHeight, lowQuery, spreadQuery } from '../helpers/layout'
import { describeText, type LecturePageItem } from '../helpers/toLecture'
import { minZoom, sketchShare, toSizes } from '../helpers/zoom'
import styles from './PageView.module.css'

type PageViewProps = {
  page: LecturePageItem
  pageCount: number
  zoom: number
  /** Whether the page is in view; its neighbours wait outside of it. */
  isShown: boolean
  /** Shown beside the page of the URL, where two pages fit. */
  isCompanion: boolean
  /** Loaded before everything else. */
  isPriority: boolean
  /** Otherwise only the placeholder is shown. */
  hasPicture: boolean
  onLoad: (page: number) => void
  /** Called with each new try of a picture: the issue may have other pictures by now. Stable. */
  onRetry: () => void
  /** Text and links, above the picture. */
  children?: ReactNode
}

/** Delays in milliseconds before a failed picture is loaded again by itself. */
const retryDelaysMs = [2_000, 8_000, 30_000]

/** One page: its picture over its placeholder, in a frame that fits the window without script. */
export function PageView(props: PageViewProps) {
  const { page, pageCount, zoom, isShown, isCompanion, isPriority, hasPicture } = props
  const { onLoad, onRetry } = props
  const [hasFailed, setHasFailed] = useState(false)
  // On a slow line the first page loads a smaller picture first, then a sharper one.
  const [isSketch, setIsSketch] = useState(isPriority)
  const [retries, setRetries] = useState(0)
  const imageRef = useRef<HTMLImageElement>(null)
  const failureRef = useRef<HTMLDivElement>(null)
  const number = page.page

  useEffect(() => {
    if (!hasFailed) return
    const retry = () => {
      onRetry()
      setRetries(retries + 1)
    }
    const delay = retryDelaysMs[retries]
    const timer = delay === undefined ? undefined : setTimeout(retry, delay)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed, retries, onRetry])

  function handleLoad() {
    const failure = failureRef.current
    if (failure?.contains(document.activeElement))
      failure.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    setHasFailed(false)
    setRetries(0)
    setIsSketch(false)
    onLoad(number)
  }

  // A picture of the server's HTML may have loaded, or failed, before hydration.
  useEffect(() => {
    const image = imageRef.current
    if (!image?.complete) return
    if (image.naturalWidth > 0) {
      setIsSketch(false)
      onLoad(number)
    } else if (image.getAttribute('loading') !== 'lazy') setHasFailed(true)
  }, [hasPicture, number, onLoad])

  const isUnreadable = page.images.length === 0
  const middle = page.images.find(({ largeur }) => largeur >= 900) ?? page.images.at(-1)
  return (
    <div
      className={styles.frame}
      data-page={number}
      data-is-companion={isCompanion || undefined}
      style={{
        '--ratio': page.ratio,
        '--zoom': zoom,
        backgroundImage: page.vignette && `url("${page.vignette}")`,
      }}
    >
      {isUnreadable && (
        <div className={styles.failure}>
          <p>Cette page n’a pas pu être préparée pour la lecture en ligne.</p>
          <p>Elle est dans le PDF.</p>
        </div>
      )}
      {hasPicture && !isUnreadable && (
        <img
          className={styles.image}
          // A new element for each try.
          key={retries}
          ref={imageRef}
          alt={`Page ${number} sur ${pageCount}${describeText(page)}`}
          loading={isCompanion ? 'lazy' : 'eager'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding={isPriority ? 'sync' : 'async'}
          // React sets attributes in this order: `sizes` and `srcSet` before the fallback.
          // Neighbours are loaded unenlarged: larger files would delay the page in view.
          sizes={toSizes(
            page.ratio,
            isShown ? zoom : minZoom,
            barsHeight,
            { low: lowQuery, spread: spreadQuery },
            isSketch && zoom === minZoom ? sketchShare : 1,
          )}
          srcSet={page.images.map(({ url, largeur }) => `${url} ${largeur}w`).join(', ')}
          src={middle?.url}
          width={1000}
          height={Math.round(1000 / page.ratio)}
          draggable={false}
          onLoad={handleLoad}
          onError={() => setHasFailed(true)}
        />
      )}
      {props.children}
      {hasFailed && (
        <div className={styles.failure} ref={failureRef} role="alert">
          <p>Cette page n’a pas pu être chargée.</p>
          <Button
            data-look="secondary"
            onClick={() => {
              onRetry()
              setRetries(retries + 1)
            }}
          >
            Réessayer
          </Button>
        </div>
      )}
    </div>
  )
}
