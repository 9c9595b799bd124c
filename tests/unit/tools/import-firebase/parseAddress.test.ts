import { expect, test } from 'vitest'
import { parseAddress } from '../../../../tools/import-firebase/src/checkRow'

const path = 'regards/k3f9a1b2c3/fichier.pdf'
const encoded = encodeURIComponent(path)

test.each([
  `https://firebasestorage.googleapis.com/v0/b/vieux.appspot.com/o/${encoded}?alt=media&token=a-b`,
  `https://firebasestorage.googleapis.com:443/v0/b/vieux.appspot.com/o/${encoded}`,
  `http://localhost:9199/v0/b/vieux.appspot.com/o/${encoded}?alt=media`,
  `https://storage.googleapis.com/download/storage/v1/b/vieux.appspot.com/o/${encoded}?generation=1`,
  `https://storage.googleapis.com/vieux.appspot.com/${path}?X-Goog-Signature=0`,
  `https://storage.cloud.google.com/vieux.appspot.com/${path}`,
  `https://vieux.appspot.com.storage.googleapis.com/${path}`,
  `gs://vieux.appspot.com/${path}`,
  `  gs://vieux.appspot.com/${path}\n`,
])('the bucket and the path are read from %s', (address) => {
  expect(parseAddress(address)).toEqual({ bucket: 'vieux.appspot.com', path })
})

test('a mere path has no bucket', () => {
  expect(parseAddress(path)).toEqual({ path })
  expect(parseAddress(`/${path}`)).toEqual({ path })
})

test('letters, spaces and percent signs are decoded', () => {
  expect(
    parseAddress(
      'https://firebasestorage.googleapis.com/v0/b/b/o/regards%2FÉt%C3%A9%202%2F100%25.pdf',
    ),
  ).toEqual({ bucket: 'b', path: 'regards/Été 2/100%.pdf' })
})

test.each([
  '../secret.pdf',
  'regards/../../secret.pdf',
  'regards//fichier.pdf',
  'regards\\..\\secret.pdf',
  'regards/\0.pdf',
  '',
  '/',
  'gs://../secret.pdf',
  'gs://bucket/../secret.pdf',
  'gs://bucket',
  'https://firebasestorage.googleapis.com/v0/b/b/o/..%2F..%2Fetc%2Fpasswd?alt=media',
  'https://firebasestorage.googleapis.com/v0/b/%2E%2E/o/a.pdf',
  'https://firebasestorage.googleapis.com/v0/b/b/o/%E0%A4%A?alt=media',
  'https://storage.googleapis.com/bucket/..%2Fsecret.pdf',
  'https://storage.googleapis.com/bucket',
  'https://exemple.fr/regards/k3f9/fichier.pdf',
  'file:///etc/passwd',
  'data:application/pdf;base64,AAAA',
])('what is no address of a file, or leaves its folder, is refused: %j', (address) => {
  expect(parseAddress(address)).toBeUndefined()
})
