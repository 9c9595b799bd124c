import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { repoRoot } from '../../support/paths'

const src = join(repoRoot, 'web', 'src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => join(src, file))
const modules = files.filter((file) => file.endsWith('.module.css'))
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Names of the classes in a style sheet. */
function listClasses(path: string): Set<string> {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|'[^']*'/g, '')
  return new Set([...css.matchAll(/\.([a-zA-Z_-][\w-]*)/g)].map(([, name]) => name ?? ''))
}

/** Names of the classes that components read; undefined where one reads them by a variable. */
function listReadClasses(path: string): Set<string> | undefined {
  const names = new Set<string>()
  for (const { file, text } of sources) {
    const imported = new RegExp(`import (\\w+) from '([^']*/${basename(path)})'`).exec(text)
    const [, name = '', from = ''] = imported ?? []
    const target = from.startsWith('@web/')
      ? join(src, from.slice('@web/'.length))
      : join(dirname(file), from)
    if (!imported || target !== path) continue
    if (text.includes(`${name}[`)) return undefined
    for (const [, read = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
      names.add(read)
  }
  return names
}

/** Whether the name of a class is an identifier and no reserved word. */
function isConstantName(name: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${name} = '' }`)
    return /^[a-z]\w*$/i.test(name)
  } catch {
    return false
  }
}

describe('CSS Modules', () => {
  test.each(modules.map((path) => [basename(path), path]))(
    '%s has the classes that its components read, and no others',
    (_, path) => {
      const read = listReadClasses(path)
      if (read) expect([...listClasses(path)].toSorted()).toEqual([...read].toSorted())
    },
  )

  // The build makes each class a constant of its own (web/build/classNames.ts); the development server does not.
  test('have classes whose names a constant may have', () => {
    expect(['isOpen', 'is-open', 'new', 'default', 'await'].filter(isConstantName)).toEqual([
      'isOpen',
    ])
    const odd = modules.map((path) => [
      basename(path),
      [...listClasses(path)].filter((name) => !isConstantName(name)),
    ])
    expect(odd.filter(([, names]) => names?.length)).toEqual([])
  })

  test('are read by blocks whose element is given by `as`, which styled components would take', () => {
    const taken = sources.filter(({ text }) => /\.attrs\b[^`]*\bas: '/.test(text))
    expect(taken.map(({ file }) => basename(file))).toEqual([])
  })

  test('have names of their own, of which those of their classes are made', () => {
    expect(modules.length).toBeGreaterThan(10)
    expect(new Set(modules.map((path) => basename(path))).size).toBe(modules.length)
  })
})
