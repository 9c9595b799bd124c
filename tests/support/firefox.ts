import { findOnPath, isExecutable } from './commands'
import { findTool, thisMachine, type Machine, type Tool } from './findTool'
import { aptSource, packageRemedy } from './installPackage'

/** Location on macOS, which is not on PATH. */
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** Locates Firefox: FIREFOX_PATH, PATH; otherwise installs it with apt-get. */
export function firefoxTool(machine: Machine = thisMachine): Tool {
  const locate = () => findOnPath('firefox-esr', 'firefox')
  return {
    name: 'firefox',
    variable: 'FIREFOX_PATH',
    versionFlag: '--version',
    candidates: () => [locate(), [MAC_FIREFOX].find(isExecutable)],
    sources: [aptSource('firefox-esr', locate, machine)],
    remedy: packageRemedy({ apt: 'firefox-esr', brew: '--cask firefox' }, machine),
  }
}

/**
 * Returns the path of an unmodified Firefox.
 * @throws a one-line error that says what is missing and how to get it
 */
export function findFirefox(): Promise<string> {
  return findTool(firefoxTool())
}
