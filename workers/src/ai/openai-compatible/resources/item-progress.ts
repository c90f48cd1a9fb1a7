import type { ResourceItem, SheetBrief } from '@classeur/contracts'
import { foldedWords } from '@classeur/domain/lesson-plans'
import { isInOtherLanguage, textsOfItem, typedText, wrongStep } from '@classeur/domain/resources'
import { isRefusal } from '../answers/read-refusal.ts'
import { refused } from '../answers/stream-once.ts'
import { readItem } from './read-item.ts'

const promptOf = (item: ResourceItem) =>
  foldedWords(typedText(item.prompt)).join(' ') + typedText(item.prompt).replaceAll(/\D/gu, '')

/** What is wrong with an item, in English, for the request that repairs it; null if nothing is. */
function problemOf(
  item: ResourceItem,
  earlier: readonly ResourceItem[],
  { language }: SheetBrief,
): string | null {
  const { found: recomputed } = item.verification
  if (recomputed)
    return `the answer is wrong. Computed from "check", it is ${typedText(recomputed)}. Work it out anew; correct the answer, the steps or the check.`
  const step = wrongStep(item, language)
  if (step) return `a step is wrong: ${step.written}. It is ${step.computed}.`
  if (earlier.some((other) => promptOf(other) === promptOf(item)))
    return 'the same task is on the sheet twice.'
  return null
}

/** What is written of a sheet: items without a problem, items with one, and what a repair has to say. */
export function createItemProgress(brief: SheetBrief, taken: readonly ResourceItem[] = []) {
  const good: ResourceItem[] = []
  const flawed: ResourceItem[] = []
  const answered: unknown[] = []
  const problems: string[] = []
  let isForeign = false

  return {
    good,
    /** Whether an answer was in another language; nothing of it is taken. */
    isForeign: () => isForeign,
    missing: () => Math.max(0, brief.length - good.length),
    answered: () => answered,
    problems: () => (problems.length > 0 ? problems : ['There are too few items.']),

    take(items: readonly unknown[]): void {
      problems.length = 0
      answered.length = 0
      const readings = items.map((json, index) => ({ json, read: readItem(json, brief, `new-${index}`) }))
      const written = readings.flatMap(({ read }) => ('item' in read ? [read.item] : []))
      isForeign = isInOtherLanguage(written.flatMap(textsOfItem), brief.language, brief.subject)
      if (isForeign) return void problems.push('The items are in another language.')
      for (const [index, { json, read }] of readings.entries()) {
        if (!('item' in read) && isRefusal(JSON.stringify(json ?? ''))) throw refused()
        const problem = 'item' in read ? problemOf(read.item, [...taken, ...good], brief) : read.problem
        if (problem === null && 'item' in read) good.push(read.item)
        else {
          if ('item' in read) flawed.push(read.item)
          answered.push(json)
          problems.push(`items[${index}]: ${problem ?? ''}`)
        }
      }
    },

    /**
     * The items of the sheet. Where there are too few good ones, those whose answer code contradicts are kept with both
     * answers, for the teacher; an item with another problem isn't kept, because nothing would tell.
     */
    settled(): ResourceItem[] {
      const contradicted = flawed.filter((item) => item.verification.found !== null)
      const room = brief.length - good.length
      return [...good, ...(room > 0 ? contradicted.slice(-room) : [])]
        .slice(0, brief.length)
        .map((item, index) => ({ ...item, id: `item-${index + 1}` }))
    },
  }
}
export type ItemProgress = ReturnType<typeof createItemProgress>
