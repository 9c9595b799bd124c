import { expect, test } from 'vitest'
import {
  guessContentType,
  isSafeContentType,
} from '../../../../../cms/src/media/serving/safeContentTypes'

test.each([
  ...['application/pdf', 'image/jpeg', 'image/avif', 'Image/PNG', 'text/plain', 'audio/mpeg'],
  ...['text/plain; charset=utf-8', 'text/csv;header=present', 'video/mp4; codecs="avc1"'],
  ...['application/octet-stream', 'application/zip', 'application/vnd.oasis.opendocument.text'],
])('%s only shows', (type) => {
  expect(isSafeContentType(type)).toBe(true)
})

test.each([
  ...['text/html', 'TEXT/HTML', 'text/html;charset=utf-8', 'application/xhtml+xml', 'text/xml'],
  ...['image/svg+xml', 'IMAGE/SVG+XML; charset=utf-8', 'image/xml', 'application/xml', 'text/xsl'],
  ...['text/javascript', 'application/x-javascript', 'text/css', 'application/wasm', 'text/x-a'],
  ...['multipart/mixed', 'message/rfc822', 'application/vnd.mozilla.xul+xml', 'font/svg+xml'],
  ...['application/rss+xml', 'application/ecmascript', 'module', 'application/x-shockwave-flash'],
  ...['multipart/x-mixed-replace; boundary=a', 'application/pdf, text/html'],
  ...['', 'pdf', 'image/', 'image/png,text/html', 'image/png text/html', 'image/png;', '*/*'],
  ...['image/png\r\nX: 1', 'application/vnd.ms-xml', 'application/vnd.ms-a+xml'],
])('%j might run', (type) => {
  expect(isSafeContentType(type)).toBe(false)
})

test.each([
  ['regards/a/fichier.pdf', 'application/pdf'],
  ['a/cover.JPG', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.svg', 'application/octet-stream'],
  ['a.pdf/b', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['pdf', 'application/octet-stream'],
])('%s is by default %s', (path, type) => {
  expect(guessContentType(path)).toBe(type)
})
