import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withLines, withOrdinals } from '@web/ui/texts'

const html = (text: string) => render(<p>{withOrdinals(text)}</p>).container.innerHTML

it.each([
  ['Au XIXe siècle', 'Au XIX<sup>e</sup> siècle'],
  ['Le 1er mai, la 2nde fois', 'Le 1<sup>er</sup> mai, la 2<sup>nde</sup> fois'],
  ['François Ier, les IIes jeux', 'François I<sup>er</sup>, les II<sup>es</sup> jeux'],
])('raises the endings of « %s »', (text, inner) => expect(html(text)).toBe(`<p>${inner}</p>`))

it.each(['Vers le soir', 'Les jeunes, ces fêtes', 'Xers et 3ers'])(
  'leaves « %s » as it is',
  (text) => expect(html(text)).toBe(`<p>${text}</p>`),
)

it('keeps the lines of a verse, with a space between their words for a voice', () => {
  const { container } = render(<p>{withLines('Tourne, mon rouet,\nAu XIXe siècle')}</p>)
  expect(container.innerHTML).toBe('<p>Tourne, mon rouet,\n<br>Au XIX<sup>e</sup> siècle</p>')
})
