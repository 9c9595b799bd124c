import { createElement as h, lazy, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderToHtml } from '@web/ssr/renderToHtml'

const IdUser = () => h('i', { id: useId() })

test('hoisted elements are in the head, all others in the body', async () => {
  const page = h('main', null, h('title', null, 'Accueil'), h('meta', { name: 'a' }), '</body>')

  expect(await renderToHtml(page)).toEqual({
    head: '<title>Accueil</title><meta name="a"/>',
    body: '<main>&lt;/body&gt;</main>',
  })
})

test('ids are those of the tree alone, as in the browser', async () => {
  const tree = h('div', null, h(IdUser), h('p', null, h(IdUser)))

  expect((await renderToHtml(tree)).body).toBe(renderToString(tree))
})

test('a lazy component is waited for, and written in its place however long it is', async () => {
  const text = 'farandole '.repeat(10_000)
  const Late = lazy(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return { default: () => h('p', null, text) }
  })
  const { body } = await renderToHtml(h(Suspense, { fallback: 'Chargement…' }, h(Late)))

  expect(body).toContain(`<p>${text}</p>`)
  expect(body).not.toContain('Chargement…')
  expect(body).not.toContain('<script')
})

test('the error of a component is thrown, behind a loading state too', async () => {
  const Broken = () => {
    throw new Error('cassé')
  }

  await expect(renderToHtml(h(Broken))).rejects.toThrow('cassé')
  await expect(renderToHtml(h(Suspense, { fallback: null }, h(Broken)))).rejects.toThrow('cassé')
})
