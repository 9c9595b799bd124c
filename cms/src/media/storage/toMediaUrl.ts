/**
 * Returns the public URL of a stored file, relative to the site.
 * @param prefix folder inside the storage, such as `regards/k3f9`
 * @param filename last part, such as `fichier.pdf`
 */
export function toMediaUrl(prefix: string | null | undefined, filename: string): string {
  const fullPath = prefix ? `${prefix}/${filename}` : filename
  return `/media/${fullPath.split('/').map(encodeURIComponent).join('/')}`
}
