import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StaticHtml } from '../../../../web/src/lib/hydration/StaticHtml'

const Page = ({ text, count = 0 }: { text?: string; count?: number }) => (
  <main>
    <StaticHtml>{text && <p>{text}</p>}</StaticHtml>
    <output>{count}</output>
  </main>
)

it('keeps the server’s HTML, which the browser has no data for, also when it renders again', () => {
  const container = document.createElement('div')
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
