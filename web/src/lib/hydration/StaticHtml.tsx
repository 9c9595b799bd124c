import { useState, type ReactNode } from 'react'

type StaticHtmlProps = {
  /** Content to render; undefined keeps the HTML that the server rendered. */
  children: ReactNode | undefined
}

/**
 * Content that the browser does not hydrate: it keeps the server's HTML, without the data and without
 * a component for each word. For long texts that no script changes; their links are plain ones.
 * React does not compare the children of an element whose HTML is set, and sets it only on a new
 * element: when it gives up hydrating and renders anew, the HTML is the same. At most one on a
 * page.
 */
export function StaticHtml({ children }: StaticHtmlProps) {
  const [html] = useState(() => (children === undefined ? readServerHtml() : undefined))
  return html !== undefined && children === undefined ? (
    <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div data-static="">{children}</div>
  )
}

const readServerHtml = (): string => document.querySelector('[data-static]')?.innerHTML ?? ''
