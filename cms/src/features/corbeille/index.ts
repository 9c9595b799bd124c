export { createTrashEndpoints } from './trashEndpoints'
export { TRASH_LOCK } from './moveRecord'
export { deletedAtField } from './deletedAtField'
export type { TrashHooks } from './types'
