import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useState } from 'react'
import { useKeepFocus } from '@web/features/regards/keep/useKeepFocus'
import { renderComponent } from '../../support/renderComponent'

type Step = 'Garder' | 'Retirer' | undefined

/** A button that another one replaces, and then none. */
function Group() {
  const [step, setStep] = useState<Step>('Garder')
  const { frameRef, handlers } = useKeepFocus<HTMLDivElement>(String(step))
  return (
    <main tabIndex={-1}>
      <div ref={frameRef} {...handlers}>
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

const button = (name: string) => screen.getByRole('button', { name })

describe('the focus of a button that goes', () => {
  it('moves to the one that replaces it, then to the main content', () => {
    renderComponent(<Group />)
    button('Garder').focus()
    fireEvent.click(button('Garder'))
    expect(button('Retirer')).toHaveFocus()
    fireEvent.click(button('Retirer'))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stays where a visitor has put it in the meantime', () => {
    renderComponent(<Group />)
    button('Garder').focus()
    button('Autre').focus()
    fireEvent.click(button('Autre'))
    expect(button('Autre')).toHaveFocus()
  })
})
