import { useRef, type CSSProperties, useEffect, useState, type RefObject } from 'react'
import { preload, flushSync } from 'react-dom'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { joinClasses } from './createBlock'
import { createIntersectionWatcher } from '@web/lib/browser/createIntersectionWatcher'
import styles from './ResponsiveImage.module.css'

type ResponsiveImageProps = {
  /** Fallback for browsers that do not support `srcSet`, or AVIF. */
  src: string
  srcSet?: string | undefined
  /** The same picture in AVIF, which is preferred. */
  avifSrcSet?: string | undefined
  /** Media query of the windows that prefer it; all by default. */
  avifMedia?: string
  /** As in `<img sizes>`: the rendered width of the picture. */
  sizes?: string | undefined
  width?: number | undefined
  height?: number | undefined
  /** Empty when the picture is decorative. */
  alt: string
  /** Whether the picture is visible without scrolling: it is preloaded. At most one in a page. */
  isPriority?: boolean
  /**
   * Whether the picture belongs to a text: it stands in the document as soon as the page is interactive, for
   * reading modes and copies. Other pictures load near the viewport.
   */
  isContent?: boolean
  className?: string
  style?: CSSProperties | undefined
  'data-is-page'?: true | undefined
}

/**
 * The image of public pages except the reader, which loads its own. The server's HTML has the
 * priority image alone: browsers fetch `loading="lazy"` at once from 1,250 to 2,500 pixels below
 * the window, where they delay the first picture (decision 020). Without scripts, all images are
 * there.
 *
 * A placeholder of the same class and ratio reserves its space.
 */
export function ResponsiveImage({
  src,
  srcSet,
  avifSrcSet,
  avifMedia,
  sizes,
  width,
  height,
  alt,
  isPriority = false,
  isContent = false,
  className,
  style,
  ...rest
}: ResponsiveImageProps) {
  const placeholderRef = useRef<HTMLSpanElement>(null)
  const isInView = useInView(placeholderRef)
  const isHydrated = useIsHydrated()
  if (isPriority) {
    const imageSrcSet = avifSrcSet ?? srcSet
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
      ...(avifSrcSet && { type: 'image/avif', media: avifMedia }),
    })
  }
  const image = (
    <img
      {...{ src, srcSet, width, height, className, style }}
      alt={alt}
      {...rest}
      sizes={srcSet && sizes}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      // Priority images are decoded in the same frame as the rest of the page.
      decoding={isPriority ? 'sync' : 'async'}
    />
  )
  const drawn = avifSrcSet ? (
    <picture className={styles.picture}>
      <source type="image/avif" media={avifMedia} srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  )
  if (isPriority || isInView || (isContent && isHydrated)) return drawn
  const ratio = width && height ? { '--ratio': width / height } : undefined
  return (
    <span
      className={joinClasses(styles.placeholder, className)}
      {...rest}
      ref={placeholderRef}
      style={{ ...style, ...ratio }}
      // The alternative text before the image loads: screen readers do not scroll it into view.
      {...(alt && { role: 'img', 'aria-label': alt })}
    >
      <noscript>{drawn}</noscript>
    </span>
  )
}

/** Margin around the viewport, in pixels: a third of a browser's own lazy loading. */
const rootMarginPx = 400

const observe = createIntersectionWatcher(`${rootMarginPx}px`)

/**
 * Whether an element was in or near the viewport, or printed; true without IntersectionObserver.
 * @param elementRef an element that has a size
 */
function useInView(elementRef: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = elementRef.current
    if (!element || isInView) return
    // Synchronously: after this event handler, the browser lays out the print and loads its images.
    const show = () => flushSync(() => setIsInView(true))
    window.addEventListener('beforeprint', show)
    const unwatch = observe(element, (isInside) => {
      if (isInside) setIsInView(true)
    })
    return () => {
      window.removeEventListener('beforeprint', show)
      unwatch()
    }
  }, [elementRef, isInView])

  return isInView
}
