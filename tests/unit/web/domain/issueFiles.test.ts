import { expect, test } from 'vitest'
import { PDF_LINKS } from '@regards/contract/issueFiles'
import { classifyRoute } from '../../../../cms/src/server/frontDoor/classifyRoute'
import { isCountRequest } from '../../../../cms/src/server/frontDoor/handleCount'
import { isPdfOpeningPath } from '../../../../cms/src/server/frontDoor/handlePdfOpening'

test.each(PDF_LINKS)(
  '/regards/52/$segment opens a PDF, and counts by a path of the API',
  ({ segment, action }) => {
    expect(isPdfOpeningPath(`/regards/52/${segment}`)).toBe(true)
    expect(classifyRoute(`/regards/52/${segment}`)).toBe('opening')
    expect(isCountRequest(`/api/regards/numero/52/${action}`, { method: 'POST' })).toBe(true)
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
  expect(isPdfOpeningPath(path)).toBe(false)
})

test.each([
  ...['/api/regards/numero/52/vues', '/api/regards/numero/52/vue/', '/api/regards/numero/5/2/vue'],
  ...['/regards/numero/52/vue', '/api/regards/numero/52/pdf', '/api/regards/numero//vue'],
])('%s counts nothing', (path) => {
  expect(isCountRequest(path, { method: 'POST' })).toBe(false)
})
