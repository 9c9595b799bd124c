import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captureEarlyEvents } from '../../../../web/src/lib/hydration/captureEarlyEvents'

function Form({ onSend }: { onSend: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <>
      <label>
        Adresse
        <input value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      </label>
      <button type="button" onClick={() => onSend(value)}>
        <span>Envoyer</span>
      </button>
      <output>{value}</output>
    </>
  )
}

let root: Root | undefined

/** A form as the server drew it, and what brings it alive. */
function serve() {
  const onSend = vi.fn<(value: string) => void>()
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form onSend={onSend} />)
  document.body.append(place)
  const use = captureEarlyEvents(place)
  return {
    onSend,
    place,
    field: place.querySelector('input') as HTMLInputElement,
    button: place.querySelector('span') as HTMLElement,
    bringAlive: async () => {
      act(() => {
        root = hydrateRoot(place, <Form onSend={onSend} />)
      })
      await act(async () => {
        use.replay()
        await new Promise((resolve) => setTimeout(resolve))
      })
    },
  }
}

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

describe('what is done before the page is alive', () => {
  it('is done again: what was typed, then what was pressed, once', async () => {
    const user = userEvent.setup()
    const { onSend, place, field, button, bringAlive } = serve()
    await user.type(field, 'camille')
    await user.click(button)
    await user.click(button)
    expect(onSend).not.toHaveBeenCalled()

    await bringAlive()
    expect(field).toHaveValue('camille')
    expect(place.querySelector('output')).toHaveTextContent('camille')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('is forgotten then: what follows is the page’s own', async () => {
    const user = userEvent.setup()
    const { onSend, field, button, bringAlive } = serve()
    await bringAlive()
    await user.type(field, 'noé')
    await user.click(button)
    expect(onSend.mock.calls).toEqual([['noé']])
  })
})
