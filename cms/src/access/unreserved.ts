import type { Access, Where } from 'payload'

import { isAdministrateur, isEditeur } from './roles'

const unreservedFiles: Where = { reserve: { not_equals: true } }

/** Read access to PDFs: everybody reads PDFs of published issues, administrators all. */
export const unreserved: Access = ({ req }) => (isAdministrateur(req) ? true : unreservedFiles)

/**
 * Everybody reads the images that published pages and issues show. Editors also read all images of
 * pages, administrators the covers of drafts too.
 */
export const unreservedImages: Access = ({ req }) => {
  if (isAdministrateur(req)) return true
  return isEditeur(req) ? { or: [{ usage: { equals: 'page' } }, unreservedFiles] } : unreservedFiles
}

/** Editors delete the images that they read. */
export const editorsOfUnreservedImages: Access = (args) =>
  isEditeur(args.req) ? unreservedImages(args) : false
