import { ResourceItem, type Language } from '@classeur/contracts'
import type { ResourceDocument } from '@classeur/database'
import { recheckStored } from '@classeur/domain/item-verification'

/** Items from the store with the verification that code confirms today; see `recheckStored`. */
export const recheckItems = (items: readonly ResourceItem[], language: Language): ResourceItem[] =>
  items.map((item) => ResourceItem.parse({ ...item, verification: recheckStored(item, language) }))

/** A resource whose items, and the ones proposed for them, are rechecked. */
export const rechecked = (resource: ResourceDocument): ResourceDocument => ({
  ...resource,
  items: recheckItems(resource.items, resource.language),
  proposals: resource.proposals.map((proposal) => ({
    ...proposal,
    proposed: recheckItems([proposal.proposed], resource.language)[0] ?? proposal.proposed,
  })),
})
