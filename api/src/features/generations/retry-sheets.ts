import { isOurFault, type ResourceInput } from '@classeur/contracts'
import type { Child, Generation, ResourceDocument } from '@classeur/database'
import { retryPriceOf } from '@classeur/domain/credits'

/** The sheets that a retry makes again, with their prices. */
export interface SheetsToRetry {
  input: ResourceInput
  price: number
}

/**
 * What a retry of a request makes: the sheets of children that can be retried, and of them only `childId` if it isn't
 * null. Sheets that another retry has taken over are left out. Null if nothing is left.
 */
export function sheetsToRetry(
  parent: Pick<Generation, 'input'>,
  children: readonly Child[],
  resources: readonly ResourceDocument[],
  childId: string | null,
): SheetsToRetry | null {
  const input = parent.input as ResourceInput
  const left = children.flatMap((child) => {
    const id = String(child._id)
    const price = retryPriceOf(child, isOurFault)
    const resource = resources.find(({ generationId }) => generationId === id)
    const sheet = input.sheets.find(({ resourceId }) => resourceId === String(resource?._id))
    const isLeft = resource && resource.writtenAt === null && resource.deletedAt === null
    if (price === null || !isLeft || !sheet || (childId !== null && childId !== id)) return []
    return [{ ...sheet, price, continues: id }]
  })
  const sheets = left
    .sort((a, b) => a.position - b.position)
    .map((sheet, position) => ({ ...sheet, position }))
  return sheets.length > 0
    ? { input: { ...input, sheets }, price: sheets.reduce((sum, sheet) => sum + sheet.price, 0) }
    : null
}
