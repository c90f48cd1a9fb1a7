export { deletedForGood, type Deletion } from './deletion.ts'
export { createTrashContents, type TrashContents } from './trash-contents.repository.ts'
export { createTrashRepository, type TrashRepository } from './trash.repository.ts'
export type { TrashItem, TrashPosition, TrashScope } from './trash-item.ts'
