import type { MathNode } from '@classeur/domain/content'
import type { RichPiece } from '@classeur/domain/resources'
import { z } from 'zod'

/** How deep formulas may be nested, and how many parts a text may have: far more than a school item needs. */
const deepest = 8
const mostNodes = 400

const nodesIn = (nodes: readonly MathNode[], depth: number): number =>
  depth > deepest
    ? Infinity
    : nodes.reduce(
        (sum, node) =>
          sum +
          1 +
          Object.values(node).reduce(
            (inner: number, value) =>
              inner + (Array.isArray(value) ? nodesIn(value as MathNode[], depth + 1) : 0),
            0,
          ),
        0,
      )

/** A formula as structure; see `MathNode` of `@classeur/domain/content`. */
const MathNodes: z.ZodType<MathNode[]> = z.lazy(() => z.array(MathNode).max(60))
const MathNode: z.ZodType<MathNode> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(120) }),
  z.strictObject({ kind: z.literal('fraction'), numerator: MathNodes, denominator: MathNodes }),
  z.strictObject({ kind: z.literal('power'), base: MathNodes, exponent: MathNodes }),
  z.strictObject({ kind: z.literal('index'), base: MathNodes, index: MathNodes }),
  z.strictObject({ kind: z.literal('root'), radicand: MathNodes, degree: MathNodes.nullable() }),
  z.strictObject({ kind: z.literal('accent'), base: MathNodes, accent: z.enum(['line', 'arrow', 'hat']) }),
])

/** Words, and formulas as structure. */
export const RichText = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: z.string().max(1200) }),
      z.strictObject({
        kind: z.literal('mathematics'),
        nodes: MathNodes.refine((nodes) => nodesIn(nodes, 1) <= mostNodes, { error: 'formula-too-large' }),
      }),
    ]),
  )
  .max(40) satisfies z.ZodType<RichPiece[]>
