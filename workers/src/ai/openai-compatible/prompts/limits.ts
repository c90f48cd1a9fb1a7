import { ContentBlock, lessonSections, type LessonSectionKey } from '@classeur/contracts'
import type { z } from 'zod'

/** Fields that code fills in. */
const own = new Set(['fittedFromMin', 'imageId', 'run', 'id', 'taskId', 'letter'])

/** The limits of the length or the value of a schema, as far as it has them. */
function boundsOf(schema: z.core.$ZodType): { minimum?: number; maximum?: number } {
  const bounds: { minimum?: number; maximum?: number } = {}
  for (const check of (schema as z.core.$ZodTypes)._zod.def.checks ?? []) {
    const def = check._zod.def as z.core.$ZodChecks['_zod']['def']
    if (def.check === 'max_length') bounds.maximum = def.maximum
    if (def.check === 'min_length') bounds.minimum = def.minimum
    if (def.check === 'less_than') bounds.maximum = Number(def.value)
    if (def.check === 'greater_than' && def.inclusive) bounds.minimum = Number(def.value)
  }
  return bounds
}

/** The smallest and the largest number that a field takes; numbers without a limit of their own have a huge one. */
function rangeOf(schema: z.core.$ZodType): string {
  const { minimum = -Infinity, maximum = Infinity } = boundsOf(schema)
  const [from, to] = [minimum, maximum].map((limit) => (Math.abs(limit) < 100_000 ? limit : null))
  if (to === null) return ''
  return from === null ? `≤ ${to}` : `${from} to ${to}`
}

/** The limits of the value of one field; empty without any. */
function limitsOfValue(schema: z.core.$ZodType, isBlocks = false): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'nullable' || def.type === 'default') return limitsOfValue(def.innerType, isBlocks)
  if (def.type === 'string') {
    const { maximum } = boundsOf(schema)
    return maximum === undefined ? '' : `≤ ${maximum} characters`
  }
  if (def.type === 'number') return rangeOf(schema)
  if (def.type === 'object') return `(${limitsOfFields(schema)})`
  if (def.type === 'union') return kindsOf(def.options)
  if (def.type === 'array') {
    const { minimum = 0, maximum } = boundsOf(schema)
    const count = maximum === undefined ? '' : minimum > 0 ? `${minimum} to ${maximum}` : `≤ ${maximum}`
    const each = isBlocks ? '' : limitsOfValue(def.element)
    return [count, each && `each ${each}`].filter(Boolean).join(', ')
  }
  return ''
}

function limitsOfFields(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'object') return ''
  return Object.entries(def.shape)
    .filter(([field]) => !own.has(field))
    .flatMap(([field, inner]) => {
      const limits = limitsOfValue(inner, field === 'blocks')
      return limits === '' ? [] : [`"${field}" ${limits}`]
    })
    .join('; ')
}

/**
 * The limits of every field of a section, from its schema, so that a prompt never names other numbers than those with
 * which an answer is read.
 */
export const limitsOf = (key: LessonSectionKey): string => limitsOfFields(lessonSections[key])

/** The limits of each member of a union of objects, under its `kind`. */
const kindsOf = (options: readonly z.core.$ZodType[]): string =>
  options
    .map((option) => {
      const { def } = (option as z.core.$ZodTypes)._zod
      const kind = def.type === 'object' ? (def.shape['kind'] as z.core.$ZodTypes | undefined) : undefined
      const name = kind?._zod.def.type === 'literal' ? String(kind._zod.def.values[0]) : ''
      return `${name} (${limitsOfFields(option)})`
    })
    .join(', ')

/** The limits of a block of each kind. */
export const blockLimits = (): string => kindsOf(ContentBlock.options)
