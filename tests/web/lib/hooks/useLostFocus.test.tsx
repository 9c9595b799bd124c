import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { renderComponent } from '../../support/renderComponent'

type Step = 'Garder' | 'Retirer' | undefined

/** A button that another one replaces, and then none. */
function Group() {
  const [step, setStep] = useState<Step>('Garder')
  const frameRef = useRef<HTMLDivElement>(null)
  useLostFocus(
    frameRef,
    String(step),
    () => frameRef.current?.querySelector('button') ?? document.querySelector('main'),
  )
  return (
    <main tabIndex={-1}>
      <div ref={frameRef}>
        {step && (
          <button key={step} onClick={() => setStep(step === 'Garder' ? 'Retirer' : undefined)}>
            {step}
          </button>
        )}
      </div>
      <button onClick={() => setStep('Retirer')}>Autre</button>
    </main>
  )
}

/** Pages of which one is the frame; the former one stays in the document. */
function Pages() {
  const [page, setPage] = useState(1)
  const currentRef = useRef<HTMLDivElement>(null)
  const moveFocusToPage = useLostFocus(currentRef, page, () => currentRef.current)
  return (
    <>
      {[1, 2].map((each) => (
        <div
          key={each}
          ref={each === page ? currentRef : undefined}
          role="group"
          tabIndex={-1}
          aria-label={`Page ${each}`}
        >
          <button onClick={() => setPage(2)}>Tourner {each}</button>
        </div>
      ))}
      <button onClick={() => setPage(2)}>Suivante</button>
      <button
        onClick={() => {
          moveFocusToPage()
          setPage(2)
        }}
      >
        Aller
      </button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
}

describe('the focus of an element that goes', () => {
  it('moves to the button that replaces it, then to the main content', () => {
    renderComponent(<Group />)
    press('Garder')
    expect(button('Retirer')).toHaveFocus()
    press('Retirer')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stays where a visitor has put it in the meantime', () => {
    renderComponent(<Group />)
    button('Garder').focus()
    press('Autre')
    expect(button('Autre')).toHaveFocus()
  })

  it('moves to the new frame when its element is left behind', () => {
    renderComponent(<Pages />)
    press('Tourner 1')
    expect(screen.getByRole('group', { name: 'Page 2' })).toHaveFocus()
  })

  it('stays outside the frame, unless the next change is to move it', () => {
    const { unmount } = renderComponent(<Pages />)
    press('Suivante')
    expect(button('Suivante')).toHaveFocus()
    unmount()
    renderComponent(<Pages />)
    press('Aller')
    expect(screen.getByRole('group', { name: 'Page 2' })).toHaveFocus()
  })

  it('moves from a button of the server’s HTML that had the focus before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Group />)
    button('Garder').focus()
    render(<Group />, { container, hydrate: true })
    fireEvent.click(button('Garder'))
    expect(button('Retirer')).toHaveFocus()
    container.remove()
  })
})
