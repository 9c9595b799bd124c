import { findOnPath, isExecutable } from './commands'
import { findTool, thisMachine, type Machine, type Tool } from './findTool'
import { aptSource, packageRemedy } from './installPackage'

/** macOS keeps it off PATH. */
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** How Firefox is found: FIREFOX_PATH, PATH; else apt-get installs it. */
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
 * The path of a Firefox as it ships.
 * @throws one line that says what is missing and how to get it.
 */
export function findFirefox(): Promise<string> {
  return findTool(firefoxTool())
}
