export { createTrashEndpoints } from './trashEndpoints'
export { deletedAtField } from './deletedAtField'
export type { TrashHooks } from './types'
