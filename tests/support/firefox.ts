import puppeteer, { type Browser } from 'puppeteer-core'
import { findTool } from './findTool'
import { tools } from './tools'

/**
 * Starts an unmodified Firefox, which Puppeteer drives by WebDriver BiDi: Playwright supports only its own build of
 * Firefox (its WebDriver BiDi uses commands that Firefox does not implement yet).
 * @throws a one-line error that says what is missing and how to get it
 */
export const launchFirefox = async (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: await findTool(tools.firefox),
  })
