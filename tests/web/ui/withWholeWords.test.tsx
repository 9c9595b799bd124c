import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withWholeWords } from '@web/ui/withWholeWords'

it.each([
  ['Qui sommes-nous\u00a0?', ['sommes-nous']],
  ['Votre adresse e-mail, ou celle d’un porte-parole', ['e-mail', 'porte-parole']],
  ['Bourgogne-Franche-Comté', []],
  ['Historique', []],
])('short words with a hyphen are parts of their own, and the text stays: %s', (title, whole) => {
  render(<h1>{withWholeWords(title)}</h1>)
  const heading = screen.getByRole('heading')
  expect(heading.textContent).toBe(title)
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(whole)
})
