import { expect, test } from 'vitest'
import { createBlock } from '@web/ui/createBlock'
import { renderComponent } from '../support/renderComponent'

const Outer = createBlock('a', 'outer', { 'data-look': 'primary' })
const Inner = createBlock(Outer, 'inner', { 'data-look': 'quiet' })

test('a block of a block has the classes of both, and the last look', () => {
  const { container } = renderComponent(<Inner href="/x" className="own" />)
  expect(container.innerHTML).toBe('<a data-look="quiet" href="/x" class="outer inner own"></a>')
})

test('`as` replaces the element alone', () => {
  const { container } = renderComponent(
    <Inner as="label" htmlFor="x" data-look="secondary">
      Texte
    </Inner>,
  )
  expect(container.innerHTML).toBe(
    '<label data-look="secondary" for="x" class="outer inner">Texte</label>',
  )
})
