import { AppError, ResourceItem, type GeneratorInfo } from '@classeur/contracts'
import { makeSheet, planSheet, remakeItem } from '@classeur/domain/item-families'
import type { ResourceGenerator } from '../resource-generator.ts'

const info: GeneratorInfo = { kind: 'sample', model: null, promptVersion: null }

/** Makes items without a model, from the product's item families. The same task gives the same items. */
export const createFamilyGenerator = (): ResourceGenerator => ({
  info,
  noteInfo: info,
  async *writeNotes({ tasks }, signal) {
    signal.throwIfAborted()
    yield { type: 'finished', notes: tasks.map(() => null) }
  },
  async *writeSheet({ brief }, signal) {
    signal.throwIfAborted()
    const items = makeSheet(planSheet(brief), brief.seed)
    if (items.length === 0) throw new AppError('generations/no-material', { reason: 'topic' })
    yield { type: 'finished', intro: '', items: ResourceItem.array().parse(items) }
  },
  async rewriteItem({ brief, item, others, wish, seed }, signal) {
    signal.throwIfAborted()
    const made = wish.words === '' ? remakeItem(item, wish.direction, brief, seed, others) : null
    if (!made) throw new AppError('generations/no-material', { reason: 'topic' })
    return ResourceItem.parse(made)
  },
})
