import { expect, test } from 'vitest'
import { toStoredPath } from '../../../../../cms/src/media/usage/updateReservations'

test.each([
  { link: '/media/images/abc/ronde.jpg', path: 'images/abc/ronde.jpg' },
  { link: 'https://www.federation.fr/media/regards/abc/cover.jpg', path: 'regards/abc/cover.jpg' },
  {
    link: '/media/documents/r%C3%A8glement.pdf?telechargement#page=2',
    path: 'documents/règlement.pdf',
  },
  { link: '/media/media/a.pdf', path: 'media/a.pdf' },
])('$link leads to the stored file $path', ({ link, path }) => {
  expect(toStoredPath(link)).toBe(path)
})

test.each([
  '/regards/12',
  'https://exemple.fr/presse/media/ronde.jpg',
  'Les photographies sont sous /media/images.',
  '/media/%E0%A4%A',
  'https://[/media/a',
])('%s leads to none', (link) => {
  expect(toStoredPath(link)).toBeUndefined()
})
