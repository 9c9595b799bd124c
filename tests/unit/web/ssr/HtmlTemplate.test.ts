import { describe, expect, it } from 'vitest'
import { HtmlTemplate } from '@web/ssr/HtmlTemplate'

const html = `<head><!--head--><link rel="icon"><!--styles--><script></script></head>
<div id="root" data-scripts="" data-later=""><!--page--></div>
<!--data-->`

const parts = {
  head: '<title>Accueil</title>',
  styles: '<style></style>',
  scripts: ['/assets/a.js', '/assets/b.js'],
  later: ['/assets/c.js'],
  body: '<p>$& et $1</p>',
  data: '<script></script>',
}

describe('the template of a page', () => {
  it('takes each part where its mark was', () => {
    expect(new HtmlTemplate(html).fill(parts))
      .toBe(`<head><title>Accueil</title><link rel="icon"><style></style><script></script></head>
<div id="root" data-scripts="/assets/a.js /assets/b.js" data-later="/assets/c.js"><p>$& et $1</p></div>
<script></script>`)
  })

  it('is filled anew each time', () => {
    const template = new HtmlTemplate(html)
    template.fill(parts)
    expect(template.fill({ ...parts, body: '<p>Autre</p>' })).toContain('<p>Autre</p></div>')
  })

  it.each([
    '<!--head-->',
    '<!--styles-->',
    'data-scripts="',
    'data-later="',
    '<!--page-->',
    '<!--data-->',
  ])('says that %s is missing', (mark) => {
    expect(() => new HtmlTemplate(html.replace(mark, ''))).toThrow(mark)
  })
})
