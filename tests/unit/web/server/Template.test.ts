import { describe, expect, it } from 'vitest'
import { Template } from '../../../../web/src/server/Template'

const html = `<head><!--head--></head>
<div id="root" data-scripts=""><!--page--></div>
<!--data-->`

const parts = {
  head: '<title>Accueil</title>',
  scripts: ['/assets/a.js', '/assets/b.js'],
  body: '<p>$& et $1</p>',
  data: '<script></script>',
}

describe('the template of a page', () => {
  it('takes each part where its mark was', () => {
    expect(new Template(html).fill(parts)).toBe(`<head><title>Accueil</title></head>
<div id="root" data-scripts="/assets/a.js /assets/b.js"><p>$& et $1</p></div>
<script></script>`)
  })

  it('is filled anew each time', () => {
    const template = new Template(html)
    template.fill(parts)
    expect(template.fill({ ...parts, body: '<p>Autre</p>' })).toContain('<p>Autre</p></div>')
  })

  it.each(['<!--head-->', 'data-scripts="', '<!--page-->', '<!--data-->'])(
    'says that %s is missing',
    (mark) => {
      expect(() => new Template(html.replace(mark, ''))).toThrow(mark)
    },
  )
})
