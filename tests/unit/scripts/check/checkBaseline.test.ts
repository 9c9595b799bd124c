import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBaseline } from '../../../../scripts/check/baseline/checkBaseline'
import { makeTempDir } from '../../../support/paths'

const dir = join(makeTempDir('baseline'), 'web', 'src')

/** Checks a source as if it were web's; each fault without its path. */
function check(code: string, allowed: Record<string, string> = {}, css = ''): string[] {
  mkdirSync(dir, { recursive: true })
  const [source, styleSheet] = [join(dir, 'source.tsx'), join(dir, 'style.css')]
  writeFileSync(source, code)
  writeFileSync(styleSheet, css)
  const program = ts.createProgram([source], {
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    strict: true,
    types: [],
  })
  return checkBaseline(program, [styleSheet], allowed).map((fault) =>
    fault.replace(/^.*source\.tsx:/, ''),
  )
}

const lacking = [
  ['a static method', "URL.canParse('/')", 'api.URL.canParse_static'],
  ['a property of an instance', 'new URLSearchParams().size', 'api.URLSearchParams.size'],
  ['an inherited method', 'document.body.checkVisibility()', 'api.Element.checkVisibility'],
  ['a function', 'requestIdleCallback(() => 1)', 'api.Window.requestIdleCallback'],
  ['a class', 'console.log(VideoDecoder)', 'api.VideoDecoder'],
  ['an event', "document.addEventListener('scrollend', f)", 'api.Document.scrollend_event'],
  ['a method of a set', 'new Set<1>().union(set)', 'javascript.builtins.Set.union'],
  ['a method of a list', 'frozen.toSorted().values()', undefined],
  ['a member of Promise', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['an attribute', '<p popover="auto" />', 'html.global_attributes.popover'],
  ['a media query', "f('(scripting: none)')", 'css.at-rules.media.scripting'],
  ['a style attribute', "<p style={{ textWrap: 'balance' }} />", 'css.properties.text-wrap'],
  ['a member of an own object', "own.canParse('/'); own.size", undefined],
] as const

const lackingStyles = [
  ['a property', 'p { text-wrap: balance; }', 'css.properties.text-wrap'],
  ['a value', 'p { display: ruby; }', 'css.properties.display.ruby'],
  ['a function', 'p { color: light-dark(red, #fff); }', 'css.types.color.light-dark'],
  ['a selector', 'p:popover-open { top: 0; }', 'css.selectors.popover-open'],
  ['an at-rule', '@starting-style { top: 0; }', 'css.at-rules.starting-style'],
  ['a query', '@media (scripting: none) {}', 'css.at-rules.media.scripting'],
  [
    'a long text-decoration',
    'p { text-decoration: underline 2px; }',
    'css.properties.text-decoration.includes_thickness',
  ],
  ['a prefix beside', 'p { -webkit-user-select: none; user-select: none; }', undefined],
  ['@supports', '@supports (text-wrap: wrap) { p { text-wrap: wrap; } }', undefined],
] as const

describe('features used by a line', () => {
  let faults: string[]

  beforeAll(() => {
    faults = check(
      [
        'declare const f: any, set: Set<1>, own: any, frozen: readonly 1[]',
        ...lacking.map(([, code]) => `;${code}`),
      ].join('\n'),
      {},
      lackingStyles.map(([, css]) => css).join('\n'),
    )
  })

  test.each(lacking.map(([what, , key], index) => ({ what, key, line: index + 2 })))(
    '$what: $key',
    ({ key, line }) => {
      const found = faults.filter((fault) => fault.startsWith(`${line} `))
      expect(found.map((fault) => fault.split(' ')[1])).toEqual(
        key === undefined ? [] : expect.arrayContaining([key]),
      )
    },
  )

  test.each(lackingStyles.map(([what, , key], index) => ({ what, key, line: index + 1 })))(
    'style sheets: $what: $key',
    ({ key, line }) => {
      const found = faults.filter((fault) => fault.includes(`style.css:${line} `))
      expect(found.map((fault) => fault.split(' ')[1])).toEqual(
        key === undefined ? [] : expect.arrayContaining([key]),
      )
    },
  )
})

test('a fault says the line and the version that each browser needs; style sheets are read, too', () => {
  expect(check("\nURL.canParse('/')", {}, 'p {\n  text-wrap: unset;\n}')).toEqual([
    '2 api.URL.canParse_static needs chrome 120, edge 120, safari 17, chrome_android 120, safari_ios 17',
    expect.stringMatching(/style\.css:2 css\.properties\.text-wrap needs chrome 114/),
  ])
})

test('an allowed feature is no fault; an unused allowance is', () => {
  const allowed = { 'css.properties.text-wrap': 'lines are filled' }
  expect(check('1', allowed, 'p { text-wrap: balance; }')).toEqual([])
  expect(check('1', allowed)).toEqual([
    'css.properties.text-wrap is allowed by enhancements.ts, but no use needs it.',
  ])
})
