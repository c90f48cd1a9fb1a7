import {
  resourceKinds,
  resourceTiers,
  type ItemCheck as Check,
  type ResourceItem as Item,
} from '@classeur/domain/resources'
import { z } from 'zod'
import { Diagram } from '../content/content-block.ts'
import { ObjectIdString } from '../identifiers.ts'
import { BloomLevel } from '../lesson-plans/lesson-objective.ts'
import { Language } from '../locale.ts'
import { RichText } from './rich-text.ts'

export const ResourceKind = z.enum(resourceKinds)
export type ResourceKind = z.infer<typeof ResourceKind>

export const ResourceTier = z.enum(resourceTiers)
export type ResourceTier = z.infer<typeof ResourceTier>

const exact = z.string().regex(/^-?\d{1,12}(?:\.\d{1,9}|\/\d{1,12})?%?$/u)
const expression = z.string().regex(/^[\d\s.+\-*/^()%]{1,200}$/u)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)
const word = z.string().trim().min(1).max(60)
const one = z.literal

/** See `ItemCheck` of `@classeur/domain/resources` for what each of them asks. */
export const ItemCheck = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: one('arithmetic'),
    expression,
    form: z.enum(['any', 'simplest', 'decimal', 'percent', 'mixed']),
  }),
  z.strictObject({
    kind: one('equation'),
    equation: z.string().regex(/^[\d\s.+\-*/^()%=a-z]{3,200}$/u),
    unknown: z.string().regex(/^[a-z]$/u),
  }),
  z.strictObject({ kind: one('conversion'), amount: exact, from: word, to: word }),
  z.strictObject({
    kind: one('share'),
    total: exact,
    ratio: z.array(exact).min(2).max(5),
    part: z.number().int().min(0).max(4).nullable(),
  }),
  z.strictObject({
    kind: one('sequence'),
    terms: z.array(exact).min(3).max(8),
    ask: z.number().int().min(1).max(1000),
  }),
  z.strictObject({
    kind: one('shape'),
    shape: z.enum(['rectangle', 'square', 'triangle', 'parallelogram']),
    measure: z.enum(['perimeter', 'area']),
    lengths: z.array(exact).min(1).max(4),
  }),
  z.strictObject({ kind: one('clock'), start: time, minutes: z.number().int().min(-2880).max(2880) }),
  z.strictObject({ kind: one('duration'), start: time, end: time }),
  z.strictObject({ kind: one('date'), from: z.iso.date(), days: z.number().int().min(-1000).max(1000) }),
  z.strictObject({ kind: one('weekday'), date: z.iso.date() }),
  z.strictObject({ kind: one('days-between'), from: z.iso.date(), to: z.iso.date() }),
  z.strictObject({
    kind: one('order'),
    values: z.array(exact).min(2).max(10),
    direction: z.enum(['ascending', 'descending']),
  }),
  z.strictObject({
    kind: one('extreme'),
    values: z.array(exact).min(2).max(10),
    which: z.enum(['largest', 'smallest']),
  }),
  z.strictObject({ kind: one('comparison'), left: expression, right: expression }),
  z.strictObject({
    kind: one('data'),
    values: z.array(exact).min(2).max(40),
    measure: z.enum(['mean', 'median', 'mode', 'range']),
  }),
  z.strictObject({
    kind: one('factors'),
    of: z.array(z.number().int().min(1).max(100_000)).min(1).max(4),
    ask: z.enum(['factors', 'primes', 'gcf', 'lcm']),
  }),
  z.strictObject({ kind: one('rounding'), value: exact, to: exact }),
  z.strictObject({
    kind: one('conjugation'),
    language: Language,
    verb: word,
    tense: word,
    person: z.number().int().min(0).max(20),
  }),
  z.strictObject({ kind: one('plural'), language: Language, noun: word }),
  z.strictObject({ kind: one('word-form'), language: Language, table: word, word }),
]) satisfies z.ZodType<Check>
export type ItemCheck = z.infer<typeof ItemCheck>

export const ItemFigure = z.union([
  Diagram.options[0],
  Diagram.options[1],
  Diagram.options[2],
  z.strictObject({
    kind: one('clock'),
    hour: z.number().int().min(0).max(23),
    minute: z.number().int().min(0).max(59),
    hands: z.boolean(),
  }),
  z.strictObject({
    kind: one('table'),
    header: z.array(z.string().trim().max(120)).max(10),
    rows: z
      .array(z.array(z.string().trim().max(120)).min(1).max(10))
      .min(1)
      .max(15),
  }),
])
export type ItemFigure = z.infer<typeof ItemFigure>

const ItemAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: one('value'), shown: RichText }),
  z
    .strictObject({
      kind: one('choice'),
      options: z
        .array(z.strictObject({ content: RichText, reason: z.string().trim().max(200) }))
        .min(2)
        .max(6),
      correct: z.number().int().min(0).max(5),
    })
    .refine(({ options, correct }) => correct < options.length, { error: 'no-such-option' }),
  z.strictObject({
    kind: one('open'),
    model: RichText,
    points: z.array(z.string().trim().min(1).max(300)).max(8),
  }),
])

const ItemVerification = z.strictObject({
  state: z.enum(['verified', 'to-check']),
  by: z.enum(['code', 'solver', 'teacher']).nullable(),
  found: RichText.nullable(),
})

/** The parts of an item that a person may change. Only the server sets the verification. */
export const ItemContent = z.strictObject({
  prompt: RichText.min(1),
  figure: ItemFigure.nullable(),
  answer: ItemAnswer,
  steps: z.array(RichText).max(12),
  lines: z.number().int().min(0).max(12),
})
export type ItemContent = z.infer<typeof ItemContent>

/** One task of a sheet; see `ResourceItem` of `@classeur/domain/resources`. */
export const ResourceItem = z.strictObject({
  ...ItemContent.shape,
  /** A placed picture, which the change `picture` sets; missing or null without one. */
  imageId: ObjectIdString.nullable().optional(),
  id: z.string().regex(/^[a-z0-9-]{1,40}$/u),
  skill: z
    .strictObject({
      id: ObjectIdString.nullable(),
      name: z.string().max(160),
      /** The missed question of the exam that it was made for. */
      questionId: z.string().max(40).optional(),
    })
    .nullable(),
  error: z.strictObject({ name: z.string().max(120), wrong: RichText }).nullable(),
  bloomLevel: BloomLevel,
  check: ItemCheck.nullable(),
  verification: ItemVerification,
  locked: z.boolean(),
  origin: z
    // Older versions refuse more fields; this one drops them.
    .object({ family: z.string().max(80), seed: z.number().int(), tier: ResourceTier })
    .nullable(),
}) satisfies z.ZodType<Item>
export type ResourceItem = z.infer<typeof ResourceItem>
