import type { ResourceItem, RewriteWish } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRewrite, useStartRewrite, type Rewrite } from '../../../../components/generations/use-rewrite.ts'
import { useEditing } from '../model/editing.ts'
import { rewriteItem } from '../model/resource-requests.ts'
import { readResourceAgain } from '../model/use-live-resource.ts'

/** The rewriting of an item, requested here or elsewhere, live until the sheet has its proposal. */
export function useItemRewrite(item: ResourceItem): Rewrite {
  const client = useQueryClient()
  const { resource } = useEditing()
  return useRewrite({
    part: `${resource.id}:${item.id}`,
    listed: resource.rewrites.find(({ itemId }) => itemId === item.id),
    readAgain: () => readResourceAgain(client, resource.id),
  })
}

/** Returns the function that has an item written again. */
export function useStartItemRewrite(item: ResourceItem) {
  const client = useQueryClient()
  const { resource } = useEditing()
  const start = useStartRewrite({
    part: `${resource.id}:${item.id}`,
    content: JSON.stringify([item.prompt, item.answer]),
    readAgain: () => readResourceAgain(client, resource.id),
  })
  return (wish: RewriteWish) => start((after) => rewriteItem(resource.id, item.id, wish, after))
}
