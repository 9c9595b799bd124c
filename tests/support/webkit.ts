import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOnPath, isExecutable } from './commands'
import { findTool } from './findTool'
import { installPackage } from './installPackage'
import { freePort, poll } from './ports'
import { startChild } from './processes'
import { tools } from './tools'

/** Screen of the browser, which fills it. */
const SCREEN = '1280x800x24'

const START_LIMIT_MS = 90_000

/** The browser of WebKitGTK's libraries, in a folder that the distribution chooses. */
function findMiniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name))
  const path = [...folders, '/usr/libexec', '/usr/lib64']
    .flatMap((dir) => [join(dir, 'webkit2gtk-4.1'), join(dir, 'webkitgtk-6.0')])
    .map((dir) => join(dir, 'MiniBrowser'))
    .find(isExecutable)
  if (!path) throw new Error('webkit has no MiniBrowser: install the libraries of WebKitGTK')
  return path
}

/** A page of a real WebKit, driven by WebDriver. */
export type WebKitPage = {
  goto(url: string): Promise<void>
  url(): Promise<string>
  /** Runs the body of a function in the page and returns its result. */
  evaluate<T>(body: string): Promise<T>
  /** Clicks the first element of an XPath as a person does, once it stands still. */
  click(xpath: string): Promise<void>
  /** Types into the element of an XPath; keys without a character are those of WebDriver. */
  type(xpath: string, text: string): Promise<void>
  close(): Promise<void>
}

/**
 * Starts WebKit on a screen of its own.
 * @throws a one-line error that says what is missing and how to get it
 */
export async function startWebKit(): Promise<WebKitPage> {
  const driverPath = await findTool(tools.webkit)
  const browser = findMiniBrowser()
  const screen = await startScreen()
  const port = await freePort()
  const driver = startChild({
    name: 'WebKitWebDriver',
    command: driverPath,
    args: [`--port=${port}`, '--host=127.0.0.1'],
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`)
    return value
  }
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  const options = { binary: browser, args: ['--automation', '--full-screen'] }
  try {
    await poll(async () => (await send<{ ready: boolean }>('GET', '/status')).ready, {
      what: `WebKitWebDriver (${driver.log()})`,
      timeoutMs: START_LIMIT_MS,
    })
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    return createPage(
      (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
      stop,
    )
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts Xvfb on a free display, whose number it prints. */
async function startScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  if (!findOnPath('Xvfb')) await installPackage('xvfb')
  const server = startChild({
    name: 'Xvfb',
    command: 'Xvfb',
    args: ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    env: process.env,
  })
  const readNumber = () => /^(\d+)$/m.exec(server.log())?.[1]
  await poll(() => readNumber() !== undefined, { what: 'a screen', timeoutMs: START_LIMIT_MS })
  return { display: `:${readNumber()}`, stop: () => server.stop() }
}

type Send = <T>(method: string, path: string, body?: object) => Promise<T>

const ELEMENT_LIMIT_MS = 60_000

/** WebDriver's name of the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Scrolls to an element. Returns its place in the window, which a late scroll changes too; empty where
 * something else would get the click, and while it is animated.
 */
const FIND_PLACE = `
  const [element] = arguments
  for (let each = element; each; each = each.parentElement) {
    if (each.getAnimations().some(({ playState }) => playState === 'running')) return ''
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getClientRects()[0]
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(hit) ? [x, y, width, height].join() : ''`

function createPage(send: Send, stop: () => Promise<void>): WebKitPage {
  /** Acts on an element once it exists, stands still and is hit by a click, as Playwright does. */
  const act = async (xpath: string, action: (path: string) => Promise<unknown>) => {
    let place = ''
    await poll(
      async () => {
        const found = await send<Record<string, string>>('POST', '/element', {
          using: 'xpath',
          value: xpath,
        })
        const before = place
        place = await send<string>('POST', '/execute/sync', { script: FIND_PLACE, args: [found] })
        if (place === '' || place !== before) return false
        await action(`/element/${found[ELEMENT] ?? ''}`)
        return true
      },
      { what: xpath, timeoutMs: ELEMENT_LIMIT_MS },
    )
  }
  return {
    goto: (url) => send('POST', '/url', { url }),
    url: () => send('GET', '/url'),
    evaluate: (body) => send('POST', '/execute/sync', { script: body, args: [] }),
    click: (xpath) => act(xpath, (path) => send('POST', `${path}/click`, {})),
    type: (xpath, text) => act(xpath, (path) => send('POST', `${path}/value`, { text })),
    async close() {
      await send('DELETE', '')
      await stop()
    },
  }
}
