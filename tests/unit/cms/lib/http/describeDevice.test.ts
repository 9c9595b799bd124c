import { expect, test } from 'vitest'
import { describeDevice } from '../../../../../cms/src/lib/http/describeDevice'

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const iphone = 'iPhone; CPU iPhone OS 18_0 like Mac OS X'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Firefox sur Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/129.0.0.0 Safari/537.36`,
    'Chrome sur Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/129.0.0.0 Safari/537.36 Edg/129.0`,
    'Edge sur Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${apple} Chrome/129.0.0.0 Safari/537.36 OPR/114.0.0.0`,
    'Opera sur Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${apple} Chrome/129.0.0.0 Safari/537.36`,
    'Chrome sur ChromeOS',
  ],
  [`Mozilla/5.0 (${mac}) ${apple} Version/17.6 Safari/605.1.15`, 'Safari sur Mac'],
  [`Mozilla/5.0 (${iphone}) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari sur iPhone'],
  [`Mozilla/5.0 (${iphone}) ${apple} CriOS/129.0 Mobile/15E148 Safari/604.1`, 'Chrome sur iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) ${apple} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox sur iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${apple} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet sur Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${apple} Chrome/129.0.0.0 Mobile Safari/537.36`,
    'Chrome sur Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Navigateur inconnu sur Windows'],
  ['curl/8.9.1', 'Appareil inconnu'],
  ['', 'Appareil inconnu'],
  [null, 'Appareil inconnu'],
])('%s is described as « %s »', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
