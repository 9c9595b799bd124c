import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DropdownEntry } from '@web/ui/menu/DropdownEntry'
import { DropdownMenu } from '@web/ui/menu/DropdownMenu'
import { renderComponent } from '../../support/renderComponent'
import { setViewportWidth } from '../../support/setViewportWidth'

const toggle = () => screen.getByRole('button', { name: 'À propos' })
const entry = (name: string) => screen.getByRole('link', { name })

describe('a dropdown menu', () => {
  afterEach(() => setViewportWidth(1024))

  it('is folded at first, its entries out of reach', () => {
    renderMenu()

    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Historique' })).not.toBeInTheDocument()
  })

  it('says which panel its button controls', () => {
    renderMenu()

    const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '')
    expect(panel).toContainElement(screen.getByText('Historique'))
  })

  it.each([
    ['a click', (user: User) => user.click(toggle())],
    ['Enter', (user: User) => pressOnToggle(user, '{Enter}')],
    ['Space', (user: User) => pressOnToggle(user, ' ')],
  ])('unfolds by %s, and folds by another', async (_name, press) => {
    const { user } = renderMenu()

    await press(user)
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(entry('Historique')).toBeVisible()
    await press(user)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  it('unfolds by the down arrow, which goes to the first entry', async () => {
    const { user } = renderMenu()
    await pressOnToggle(user, '{ArrowDown}')

    expect(entry('Historique')).toHaveFocus()
  })

  it.each([
    ['{ArrowDown}', 'Qui sommes-nous ?'],
    ['{ArrowDown}{ArrowDown}', 'Notre siège'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Historique'],
    ['{ArrowUp}', 'Notre siège'],
    ['{End}', 'Notre siège'],
    ['{End}{ArrowUp}', 'Qui sommes-nous ?'],
    ['{End}{Home}', 'Historique'],
  ])('moves from its first entry by %s to « %s »', async (keys, name) => {
    const { user } = renderMenu()
    await pressOnToggle(user, '{ArrowDown}')
    await user.keyboard(keys)

    expect(entry(name)).toHaveFocus()
  })

  it('folds by Escape and gives the focus back to its button', async () => {
    const { user } = renderMenu()
    await pressOnToggle(user, '{ArrowDown}')
    await user.keyboard('{Escape}')

    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveFocus()
  })

  it('keeps Escape to itself while it is open, and only then', async () => {
    const handleKeyDown = vi.fn()
    const { user } = renderComponent(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for what is around
      <div onKeyDown={handleKeyDown}>
        <Menu />
      </div>,
    )
    await user.click(toggle())
    await user.keyboard('{Escape}')
    expect(handleKeyDown).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(handleKeyDown).toHaveBeenCalledOnce()
  })

  it.each([
    ['over the page', 1024],
    ['in line, on a small screen', 360],
  ])('folds %s by a click outside', async (_name, width) => {
    setViewportWidth(width)
    const { user } = renderMenu()
    await user.click(toggle())
    await user.click(screen.getByText('Ailleurs'))

    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  it('in line, closes after the click, so that nothing moves under the finger', async () => {
    setViewportWidth(360)
    const { user } = renderMenu()
    await user.click(toggle())
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Ailleurs') })

    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  })

  it('folds when the Tab key leads out of it, not within it', async () => {
    const { user } = renderMenu()
    await pressOnToggle(user, '{ArrowDown}')
    await user.tab()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{End}')
    await user.tab()

    expect(screen.getByText('Ailleurs')).toHaveFocus()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  it('folds when an entry is chosen', async () => {
    const { user } = renderMenu()
    await user.click(toggle())
    await user.click(entry('Notre siège'))

    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveFocus()
  })

  it('folds when one goes elsewhere, and stays so on return', async () => {
    const { user, rerender } = renderComponent(<Menu place="ici" />)
    await user.click(toggle())
    rerender(<Menu place="ailleurs" />)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    rerender(<Menu place="ici" />)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })
})

type User = ReturnType<typeof renderComponent>['user']

async function pressOnToggle(user: User, keys: string) {
  toggle().focus()
  await user.keyboard(keys)
}

function Menu({ place }: { place?: string }) {
  return (
    <>
      <DropdownMenu label="À propos" resetKey={place}>
        {['Historique', 'Qui sommes-nous ?', 'Notre siège'].map((name) => (
          <DropdownEntry key={name} href="#ici">
            {name}
          </DropdownEntry>
        ))}
      </DropdownMenu>
      <button type="button">Ailleurs</button>
    </>
  )
}

function renderMenu() {
  return renderComponent(<Menu />)
}
