import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type SubmitEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captureEarlyEvents } from '@web/lib/hydration/captureEarlyEvents'

type FormProps = { onSend: (value: string) => void; onSearch: () => void }

function Form({ onSend, onSearch }: FormProps) {
  const [value, setValue] = useState('')
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
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
      <form action="/recherche" onSubmit={handleSubmit}>
        <button type="submit">Chercher</button>
      </form>
    </>
  )
}

let root: Root | undefined

/** A form as the server drew it, and what brings it alive. */
function serve() {
  const onSend = vi.fn<(value: string) => void>()
  const onSearch = vi.fn<() => void>()
  const form = <Form onSend={onSend} onSearch={onSearch} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(form)
  document.body.append(place)
  const use = captureEarlyEvents(place)
  return {
    onSend,
    onSearch,
    place,
    field: place.querySelector('input') as HTMLInputElement,
    button: place.querySelector('span') as HTMLElement,
    send: place.querySelector('form button') as HTMLElement,
    hydrate: () => act(() => void (root = hydrateRoot(place, form))),
    replay: () =>
      act(async () => {
        use.replay()
        await new Promise((resolve) => setTimeout(resolve))
      }),
  }
}

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

describe('events before hydration', () => {
  it('are replayed once: input first, then clicks', async () => {
    const user = userEvent.setup()
    const { onSend, place, field, button, hydrate, replay } = serve()
    await user.type(field, 'camille')
    await user.click(button)
    await user.click(button)
    expect(onSend).not.toHaveBeenCalled()

    hydrate()
    await replay()
    expect(field).toHaveValue('camille')
    expect(place.querySelector('output')).toHaveTextContent('camille')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('is done once, though React hydrated the button before the page was', async () => {
    const user = userEvent.setup()
    const { onSend, field, button, hydrate, replay } = serve()
    await user.type(field, 'camille')
    hydrate()
    await user.click(button)
    await replay()
    expect(onSend.mock.calls).toEqual([['camille']])
  })

  it('and sends a form is left to the browser, and not done again', async () => {
    const user = userEvent.setup()
    const { onSearch, place, send, hydrate, replay } = serve()
    const submitted = vi.fn((event: Event) => event.preventDefault())
    place.addEventListener('submit', submitted, { once: true })
    await user.click(send)
    expect(submitted).toHaveBeenCalledOnce()

    hydrate()
    await user.click(send)
    expect(onSearch).toHaveBeenCalledOnce()
    await replay()
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('are no longer recorded after the replay', async () => {
    const user = userEvent.setup()
    const { onSend, field, button, hydrate, replay } = serve()
    hydrate()
    await replay()
    await user.type(field, 'noé')
    await user.click(button)
    expect(onSend.mock.calls).toEqual([['noé']])
  })
})
