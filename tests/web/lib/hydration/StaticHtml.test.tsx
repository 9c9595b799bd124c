import { act } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { StaticHtml } from '@web/lib/hydration/StaticHtml'

const Page = ({ text, count = 0 }: { text?: string; count?: number }) => (
  <main>
    <StaticHtml>{text && <p>{text}</p>}</StaticHtml>
    <output>{count}</output>
  </main>
)

afterEach(() => document.body.replaceChildren())

it('keeps the server’s HTML, which the browser has no data for, also when it renders again', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page text="Mille mots" />)
  const word = container.querySelector('p')
  const errors: unknown[] = []

  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: (error) => errors.push(error) })
  })
  act(() => root?.render(<Page count={1} />))

  expect(errors).toEqual([])
  expect(container.querySelector('p')).toBe(word)
  expect(container).toHaveTextContent('Mille mots1')
  act(() => root?.unmount())
})

it('shows the server’s HTML also when React renders the page anew', () => {
  const served = document.createElement('div')
  served.innerHTML = renderToString(<Page text="Mille mots" />)
  const container = document.createElement('div')
  document.body.append(served, container)

  let root: Root | undefined
  act(() => {
    root = createRoot(container)
    root.render(<Page />)
  })

  expect(container.querySelector('p')).toHaveTextContent('Mille mots')
  act(() => root?.unmount())
})
