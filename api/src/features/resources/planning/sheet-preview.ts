import { PlannedSheet } from '@classeur/contracts'
import { planSheet } from '@classeur/domain/item-families'
import type { z } from 'zod'
import type { PlannedResource } from './plan-resource.ts'

type Sheet = PlannedResource['sheets'][number]

/** A rough guess for an item that a model writes, in minutes. */
const minutesOfItem = 3

/** What a sheet will contain: the prepared items, or as many as a model is asked for. A note has none. */
function contentOf({ title, brief }: Sheet, isByModel: boolean) {
  const { length, kind } = brief
  const prepared = planSheet(brief)
  if (!isByModel || kind === 'parent-note') {
    const { parts, lacks, minutes } = prepared
    return { parts, lacks, minutes, items: parts.at(-1)?.to ?? 0 }
  }
  return {
    parts: [{ from: 1, to: length, title, like: null }],
    ...{ lacks: [], items: length, minutes: prepared.minutes || length * minutesOfItem },
  }
}

/** One sheet before it is made. */
export function sheetPreview(sheet: Sheet, isByModel: boolean): z.infer<typeof PlannedSheet> {
  const { title, audience, students, brief, outgoing } = sheet
  const { parts, ...content } = contentOf(sheet, isByModel)
  return PlannedSheet.parse({
    ...{ title, audience, students, outgoing, ...content, tier: brief.tier },
    parts: parts.map(({ from, to, title: name, like }) => ({ from, to, title: name, like })),
  })
}

/** Whether a sheet can be made honestly: by a model, from prepared items, or from the marks alone. */
export const canBeMade = ({ brief, notes }: Sheet, isByModel: boolean): boolean =>
  brief.kind === 'parent-note' ? notes.length > 0 : isByModel || planSheet(brief).parts.length > 0
