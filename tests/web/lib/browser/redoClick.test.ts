import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteClick, redoClick } from '@web/lib/browser/redoClick'

function drawButtons(...names: string[]) {
  document.body.innerHTML = names.map((name) => `<button>${name}</button>`).join('')
  return [...document.querySelectorAll('button')].map((button) => {
    const handleClick = vi.fn()
    button.addEventListener('click', handleClick)
    return { button, handleClick }
  })
}

beforeEach(() => {
  const [, cite] = drawButtons('Partager', 'Citer')
  cite?.button.focus()
  noteClick()
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('the control that was clicked is clicked once in the new page', () => {
  const [share, cite] = drawButtons('Partager', 'Citer')
  redoClick(document.body)
  redoClick(document.body)
  expect(cite?.handleClick).toHaveBeenCalledOnce()
  expect(cite?.button).toHaveFocus()
  expect(share?.handleClick).not.toHaveBeenCalled()
})

test('a control that comes later is waited for', async () => {
  drawButtons('Partager')
  redoClick(document.body)
  const late = document.createElement('button')
  late.textContent = 'Citer'
  const handleClick = vi.fn()
  late.addEventListener('click', handleClick)
  document.body.append(late)
  await expect.poll(() => handleClick.mock.calls).toHaveLength(1)
})

test('another page is left alone', () => {
  window.history.pushState(null, '', '/une-autre-page')
  const [, cite] = drawButtons('Partager', 'Citer')
  redoClick(document.body)
  expect(cite?.handleClick).not.toHaveBeenCalled()
})
