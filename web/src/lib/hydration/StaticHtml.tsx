import type { ReactNode } from 'react'

type StaticHtmlProps = {
  /** Content to render; undefined keeps the HTML that the server rendered. */
  children: ReactNode | undefined
}

const serverHtml = { __html: '' }

/**
 * Content that the browser does not hydrate: it keeps the server's HTML, without the data and without
 * a component for each word. For long texts that no script changes; their links are plain ones.
 *
 * React compares no children of an element whose HTML is set, and sets it only on a new element: the
 * empty string never reaches the page as long as the server rendered it.
 * @example <StaticHtml>{pages && <Pages pages={pages} />}</StaticHtml>
 */
export function StaticHtml({ children }: StaticHtmlProps) {
  return children === undefined ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <div>{children}</div>
  )
}
