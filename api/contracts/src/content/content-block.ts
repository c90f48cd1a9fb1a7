import { z } from 'zod'

const text = (max: number) => z.string().trim().min(1).max(max)
const label = z.string().trim().max(80)
/** A coordinate or a number on a line. */
const finite = z.number().min(-1_000_000).max(1_000_000)
const axis = z.strictObject({ from: finite, to: finite, step: z.number().positive(), label })

/** A diagram that the product draws from these numbers; see `@classeur/domain/content`. */
export const Diagram = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number-line'),
    from: finite,
    to: finite,
    step: z.number().positive(),
    marks: z.array(z.strictObject({ at: finite, label })).max(20),
  }),
  z.strictObject({
    kind: z.literal('fraction-bars'),
    bars: z
      .array(
        z
          .strictObject({
            parts: z.number().int().min(1).max(60),
            shaded: z.number().int().min(0).max(60),
            label,
          })
          .refine(({ parts, shaded }) => shaded <= parts, { error: 'more-shaded-than-parts' }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('coordinate-grid'),
    x: axis,
    y: axis,
    points: z.array(z.strictObject({ x: finite, y: finite, label })).max(20),
    curves: z
      .array(
        z.strictObject({
          label,
          points: z
            .array(z.strictObject({ x: finite, y: finite }))
            .min(2)
            .max(60),
        }),
      )
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('stack'),
    layers: z
      .array(z.strictObject({ label: text(80), note: z.string().trim().max(200) }))
      .min(2)
      .max(10),
  }),
  z.strictObject({
    kind: z.literal('flow'),
    steps: z.array(text(80)).min(2).max(10),
    cycle: z.boolean(),
  }),
])

/** Whether the code of a block was run: `not-run` is shown to the teacher. */
const CodeRun = z.enum(['not-run', 'passed', 'failed'])

/**
 * A block of content: a paragraph, a table, code or a diagram. Texts and cells may contain formulas, which
 * `readInline` of `@classeur/domain/content` finds.
 */
export const ContentBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: text(2400) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: z.string().trim().max(200).default(''),
    /** Empty for a table without a heading row. */
    header: z.array(z.string().trim().max(200)).max(8).default([]),
    rows: z
      .array(z.array(z.string().trim().max(300)).min(1).max(8))
      .min(1)
      .max(30),
  }),
  z.strictObject({
    kind: z.literal('code'),
    language: z.string().trim().max(30).default(''),
    code: z.string().min(1).max(4000),
    run: CodeRun.default('not-run'),
  }),
  z.strictObject({
    kind: z.literal('diagram'),
    /** Says in words what the diagram shows, for people who can't see it. */
    alt: text(300),
    diagram: Diagram,
  }),
])
export type ContentBlock = z.infer<typeof ContentBlock>
