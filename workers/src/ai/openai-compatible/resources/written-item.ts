import { BloomLevel, ItemCheck, ItemFigure } from '@classeur/contracts'
import { z } from 'zod'

const typed = z.string().trim().max(1200)

/** An answer as a model writes it: texts are typed, with formulas between dollar signs. */
const WrittenAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), shown: typed.min(1) }),
  z.object({
    kind: z.literal('choice'),
    options: z
      .array(z.object({ content: typed.min(1), reason: z.string().trim().max(200).default('') }))
      .min(2)
      .max(6),
    correct: z.number().int().min(0).max(5),
  }),
  z.object({
    kind: z.literal('open'),
    model: typed.min(1),
    points: z.array(z.string().trim().min(1).max(300)).max(8).default([]),
  }),
])

/** An item as a model writes it. What code decides, such as its verification, isn't asked of a model. */
export const WrittenItem = z.object({
  prompt: typed.min(1),
  figure: ItemFigure.nullable().default(null),
  answer: WrittenAnswer,
  steps: z.array(typed.min(1)).max(12).default([]),
  skill: z.string().max(160).nullable().default(null),
  error: z
    .object({ name: z.string().trim().min(1).max(120), wrong: typed.min(1) })
    .nullable()
    .default(null),
  bloomLevel: BloomLevel.default('apply'),
  lines: z.number().int().min(0).max(12).default(3),
  check: ItemCheck.nullable().default(null),
})
export type WrittenItem = z.infer<typeof WrittenItem>

/** These only help code or the teacher; an item without them is still an item. */
export const optionalFields = ['check', 'error', 'skill', 'bloomLevel', 'lines'] as const
