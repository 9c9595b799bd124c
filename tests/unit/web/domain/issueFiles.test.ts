import { expect, test } from 'vitest'
import { PDF_LINKS } from '@regards/contract/issueFiles'
import { classifyRoute } from '../../../../cms/src/server/frontDoor/classifyRoute'
import { findDoorRoute } from '../../../../cms/src/server/frontDoor/doorRoutes'
import { pdfRoute } from '../../../../cms/src/features/regards/doorRoute'
import { countRoute } from '../../../../cms/src/features/statistics/doorRoute'

test.each(PDF_LINKS)(
  '/regards/52/$segment opens a PDF, and counts by a path of the API',
  ({ segment, action }) => {
    expect(findDoorRoute(`/regards/52/${segment}`)).toBe(pdfRoute)
    expect(classifyRoute(`/regards/52/${segment}`)).toBe('opening')
    expect(findDoorRoute(`/api/regards/numero/52/${action}`)).toBe(countRoute)
  },
)

test.each([
  ...['/regards/0/pdf', '/regards/052/pdf', '/regards/1234567890/pdf', '/regards/%35/pdf'],
  ...[
    '/regards/52/pdf/',
    '/regards/52/PDF',
    '/regards/52/pdfx',
    '/regards/52/epub',
    '/regards/pdf',
  ],
  ...['/x/regards/52/pdf', '/regards/52/telechargement\n', '/regards/52/lire/pdf'],
])('%j opens no PDF', (path) => {
  expect(findDoorRoute(path)).not.toBe(pdfRoute)
})

test.each([
  ...['/api/regards/numero/52/vues', '/api/regards/numero/52/vue/', '/api/regards/numero/5/2/vue'],
  ...['/regards/numero/52/vue', '/api/regards/numero/52/pdf', '/api/regards/numero//vue'],
])('%s counts nothing', (path) => {
  expect(findDoorRoute(path)).toBeUndefined()
})
