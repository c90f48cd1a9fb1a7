import { printable } from '@classeur/domain/text'
import { z } from 'zod'

/** Positions are whole ten-thousandths of the picture's width (`x`) or height (`y`), from its left and top edge. */
const Part = z.number().int().min(0).max(10_000)
const Point = z.strictObject({ x: Part, y: Part })
export type LabelPoint = z.infer<typeof Point>

const LabelSize = z.enum(['small', 'medium', 'large'])
const LabelColour = z.enum(['ink', 'white', 'red', 'blue', 'green'])
/** How a line ends at the thing that it points to. */
const LineEnd = z.enum(['none', 'dot', 'arrow'])

/** Chosen by the client, so that undo finds a label again; unique in a picture. */
const LabelId = z.string().regex(/^[a-z0-9]{6,24}$/)
const look = { id: LabelId, colour: LabelColour }

/** A text on a picture. `at` is the middle of the text; `leader` is where its line points to, or null without a line. */
const TextLabel = z.strictObject({
  kind: z.literal('text'),
  ...look,
  text: z
    .string()
    .overwrite((text) => printable(text).trim())
    .min(1)
    .max(200),
  at: Point,
  size: LabelSize,
  /** Whether a plain box behind the text keeps it readable on a colourful picture. */
  plate: z.boolean(),
  leader: z.strictObject({ to: Point, end: LineEnd }).nullable(),
})
const LineLabel = z.strictObject({ kind: z.literal('line'), ...look, from: Point, to: Point, end: LineEnd })

/** One element of the layer over a picture. The direction of a text follows from its script. */
export const PictureLabel = z.discriminatedUnion('kind', [TextLabel, LineLabel])
export type PictureLabel = z.infer<typeof PictureLabel>
export type TextLabel = z.infer<typeof TextLabel>
export type LineLabel = z.infer<typeof LineLabel>

export const maxLabels = 60

export const PictureLabels = z
  .array(PictureLabel)
  .max(maxLabels)
  .refine((labels) => new Set(labels.map(({ id }) => id)).size === labels.length, 'two labels with one id')

/**
 * `PUT /api/images/{id}/labels`: replaces all labels. `version` is the version that the client changed; fails with
 * `images/labels-changed` if another window saved in the meantime.
 */
export const ChangeLabelsRequest = z.strictObject({ labels: PictureLabels, version: z.number().int().min(0) })
export type ChangeLabelsRequest = z.infer<typeof ChangeLabelsRequest>
