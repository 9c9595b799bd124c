import { UploadError } from './UploadError'

/** @throws UploadError `storage/unsupported-environment` when the browser cannot slice files */
export function assertUploadSupport(): void {
  const isSupported =
    typeof File === 'function' &&
    typeof Blob === 'function' &&
    typeof Blob.prototype.slice === 'function' &&
    typeof Blob.prototype.arrayBuffer === 'function'
  if (!isSupported) throw new UploadError('storage/unsupported-environment')
}
