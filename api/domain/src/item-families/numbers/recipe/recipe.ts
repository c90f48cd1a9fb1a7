import { errorKeysAt, type Age } from '../../age-limits.ts'
import { drawUntil } from '../../draw-until.ts'
import { canonicalNumber, readExact } from '../../../resources/exact.ts'
import type { ItemFigure, ResourceTier } from '../../../resources/item.ts'
import type { ItemCheck } from '../../../resources/item-check.ts'
import { richText } from '../../../resources/rich-text.ts'
import type { ItemFamily, MadeItem, Random } from '../../item-family.ts'
import { penOf, type Pen, type Result } from './pen.ts'
import type { Texts } from '../../texts.ts'

/** An error with the result of someone who makes it; null if the numbers leave no room for it. */
export interface RecipeError<Task> {
  names: Texts
  words: string
  from?: number
  wrong: (task: Task) => Result | null
}

/** The texts of an item; formulas stand between dollar signs. */
interface Draft {
  prompt: string
  answer: Result
  /** Writes the answer and the wrong result if they need more than numbers, such as a unit. */
  show?: (result: Result) => string
  steps: readonly string[]
  check: ItemCheck
  demand: number
  figure?: ItemFigure
  lines?: number
}

/** A family whose texts are written from numbers drawn before, so that every language has the same numbers. */
interface Recipe<Task> extends Pick<ItemFamily, 'id' | 'words' | 'ages' | 'notBefore' | 'bloomLevel'> {
  names: Texts
  errors: Readonly<Record<string, RecipeError<Task>>>
  /** `aim` only helps to draw numbers that leave room for the error. */
  draw: (random: Random, tier: ResourceTier, aim: string | null, age: Age) => Task
  write: (task: Task, pen: Pen, tier: ResourceTier) => Draft
}

const canonical = (result: Result): string =>
  (typeof result === 'string' ? [result] : result)
    .map((text) => {
      const value = readExact(text)
      return value ? canonicalNumber(value) : text
    })
    .join(';')

/** The first error, or the one aimed at, whose result differs from the answer. */
function wrongOf<Task>(
  errors: readonly (readonly [key: string, RecipeError<Task>])[],
  task: Task,
  answer: Result,
): { error: string; result: Result } | null {
  for (const [error, { wrong }] of errors) {
    const result = wrong(task)
    if (result !== null && canonical(result) !== canonical(answer)) return { error, result }
  }
  return null
}

function makeFrom<Task>(
  recipe: Recipe<Task>,
  ...[random, tier, language, aim, age = null]: Parameters<ItemFamily['make']>
) {
  const pen = penOf(language)
  const possible = errorKeysAt(recipe, age)
  const errors = Object.entries(recipe.errors).filter(([key]) =>
    aim === null ? possible.includes(key) : key === aim,
  )
  if (aim !== null && errors.length === 0) throw new Error(`${recipe.id} has no error ${aim}`)
  const { draft, wrong } = drawUntil(
    () => {
      const task = recipe.draw(random, tier, aim, age)
      const written = recipe.write(task, pen, tier)
      return { draft: written, wrong: wrongOf(errors, task, written.answer) }
    },
    (drawn) => aim === null || drawn.wrong !== null,
    `${recipe.id} finds no numbers for ${aim} in ${tier}`,
  )
  return itemOf(draft, wrong, pen)
}

const itemOf = (draft: Draft, wrong: { error: string; result: Result } | null, pen: Pen): MadeItem => {
  const written = (result: Result) => richText((draft.show ?? pen.shown)(result))
  return {
    prompt: richText(draft.prompt),
    figure: draft.figure ?? null,
    answer: { kind: 'value', shown: written(draft.answer) },
    steps: draft.steps.map(richText),
    check: draft.check,
    wrong: wrong && { error: wrong.error, shown: written(wrong.result) },
    lines: draft.lines ?? 0,
    demand: draft.demand,
  }
}

/** The family that a recipe describes, in all languages. */
export const familyOf = <Task>(recipe: Recipe<Task>): ItemFamily => ({
  ...{ id: recipe.id, subject: 'mathematics', languages: ['en', 'fr', 'ar'], names: recipe.names },
  ...{ words: recipe.words, ages: recipe.ages, bloomLevel: recipe.bloomLevel },
  ...(recipe.notBefore !== undefined && { notBefore: recipe.notBefore }),
  errors: Object.fromEntries(
    Object.entries(recipe.errors).map(([key, { wrong: _, ...error }]) => [key, error]),
  ),
  make: (...order) => makeFrom(recipe, ...order),
})
