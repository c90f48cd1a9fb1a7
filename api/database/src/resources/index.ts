export { addGeneratedSheet } from './add-generated-sheet.ts'
export { addResourceChildren, type ResourceChildren } from './add-resource-children.ts'
export type { ResourceDocument, ResourceHead, StoredItemProposal } from './resource.model.ts'
export { createResourceRepository, type NewResource, type ResourceRepository } from './resource.repository.ts'
export {
  createResourceEdits,
  type NewItemProposal,
  type ResourceContent,
  type ResourceEdits,
} from './resource-edits.repository.ts'
export {
  createResourceLists,
  type NamedPracticeSheet,
  type ResourceLists,
} from './resource-lists.repository.ts'
export { createResourceStates, type ResourceStates } from './resource-states.repository.ts'
export { createResourceVersions, type ResourceVersions } from './resource-versions.repository.ts'
export { purgeResources } from './purge-resources.ts'
