import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScripts } from '@web/lib/hydration/loadScripts'

const ran: string[] = []

/** Notes when it runs, and when the page would have answered to somebody who uses it. */
const scriptThatNotes = (name: string) =>
  `data:text/javascript,noted.push('${name}');setTimeout(()=>noted.push('answer'))`

const rootWith = (...scripts: string[]): HTMLElement => {
  const root = document.createElement('div')
  root.dataset.scripts = scripts.join(' ')
  return root
}

beforeEach(() => {
  ran.length = 0
  vi.stubGlobal('noted', ran)
})

describe('the scripts of a page', () => {
  it('are all asked for at once, and run one after the other with a pause between two of them', async () => {
    const scripts = [scriptThatNotes('first'), scriptThatNotes('second')]
    const loading = loadScripts(rootWith(...scripts))

    const asked = [...document.head.querySelectorAll('link[rel="modulepreload"]')]
    expect(asked.map((link) => link.getAttribute('href'))).toEqual(scripts)
    await loading
    expect(ran).toEqual(['first', 'answer', 'second', 'answer'])
  })

  it('rejects with the browser’s error for a script that fails', async () => {
    await expect(
      loadScripts(rootWith('data:text/javascript,throw(Error("lost"))')),
    ).rejects.toThrow('lost')
  })
})
