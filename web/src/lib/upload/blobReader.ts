import type { UploadOptions } from 'tus-js-client'

type BlobReader = NonNullable<UploadOptions['fileReader']>

/** Slices a file without reading it: the browser streams each chunk from disk. */
export const blobReader: BlobReader = {
  openFile: (file: Blob) =>
    Promise.resolve({
      size: file.size,
      slice: (start, end) =>
        Promise.resolve({ value: file.slice(start, end), done: end >= file.size }),
      close: () => {},
    }),
}
