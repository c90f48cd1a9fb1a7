import {
  ResourceItem,
  RewriteWish,
  type Generators,
  type ResourceItemInput,
  type SheetBrief,
} from '@classeur/contracts'
import type { ReadNameRoster, ResourceDocument } from '@classeur/database'
import { redactDeep, restoreNames } from '@classeur/domain/lesson-plans'
import { outgoingSheetText, typedText } from '@classeur/domain/resources'
import { z } from 'zod'

export interface OutgoingItemDependencies {
  readNameRoster: ReadNameRoster
  generators: Pick<Generators, 'text'>
}

/** An item of a sheet that will be rewritten. */
export interface ItemToRewrite {
  ownerId: string
  resource: Pick<ResourceDocument, 'classId' | 'items' | 'outgoing' | 'pseudonyms'>
  brief: SheetBrief
  item: ResourceItem
  wish: RewriteWish
}

type OutgoingItem = Pick<ResourceItemInput, 'item' | 'others' | 'outgoing' | 'outgoingWish' | 'pseudonyms'>

const Sent = z.object({ item: ResourceItem, others: z.array(z.string()), wish: RewriteWish })

/** What a model learns about a sheet that was made without one: what it is about, and nothing about its readers. */
const briefText = ({ skills, questions, errors, ...brief }: SheetBrief): string =>
  outgoingSheetText({
    ...brief,
    ...{ students: [], wish: '', errors },
    skills: skills.map(({ name }) => ({ name, share: null })),
    questions: questions.map(({ name }) => name),
  })

/**
 * Decides what leaves the server for an item. Names that a teacher has typed into the sheet are replaced; the pseudonyms
 * of the sheet keep their meaning.
 */
export const createOutgoingItem =
  ({ readNameRoster, generators }: OutgoingItemDependencies) =>
  async ({ ownerId, resource, brief, item, wish }: ItemToRewrite): Promise<OutgoingItem> => {
    const others = resource.items.filter(({ id }) => id !== item.id).map(({ prompt }) => typedText(prompt))
    const typed = { item, others, wish }
    if (generators.text === 'sample')
      return { item, others, outgoing: null, outgoingWish: wish, pseudonyms: [] }
    const sheetPseudonyms = resource.pseudonyms
    const hidden = restoreNames(
      typed,
      sheetPseudonyms.map(({ pseudonym, name }) => ({ pseudonym: name, name: pseudonym })),
    )
    const roster = await readNameRoster([ownerId], [resource.classId])
    const text = resource.outgoing ?? briefText(brief)
    const { value, pseudonyms } = redactDeep({ ...hidden, text }, roster)
    const sent = Sent.parse(value)
    const more = pseudonyms.filter(({ pseudonym }) =>
      sheetPseudonyms.every((one) => one.pseudonym !== pseudonym),
    )
    return {
      ...{ item: sent.item, others: sent.others, outgoing: value.text, outgoingWish: sent.wish },
      pseudonyms: [...sheetPseudonyms, ...more],
    }
  }

export type ReadOutgoingItem = ReturnType<typeof createOutgoingItem>
