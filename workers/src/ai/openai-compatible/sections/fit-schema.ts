import { westernDigits } from '@classeur/domain/text'
import type { z } from 'zod'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numberIn = /[-+]?\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?/u

/** The number in a text: "10 min", "0,5", "1/4". */
function readNumber(text: string): number | null {
  const [written] = numberIn.exec(westernDigits(text)) ?? []
  if (written === undefined) return null
  const [numerator, denominator] = written.replace(',', '.').split('/').map(Number)
  return denominator ? (numerator ?? 0) / denominator : (numerator ?? null)
}

function fitText(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n')
  // A model that writes an object for a line names its only text in many ways.
  if (isObject(value)) {
    const texts = Object.values(value).filter((item) => typeof item === 'string')
    if (texts.length === 1) return texts[0]
  }
  return value
}

function fitList(item: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const list = Array.isArray(value) ? value : [value]
  return list.map((one) => fitSchema(item, one))
}

/** The member of a union of objects that a value's `kind` names. */
function optionFor(options: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType | null {
  if (!isObject(value)) return null
  const kindOf = (option: z.core.$ZodType) => {
    const { def } = (option as z.core.$ZodTypes)._zod
    const kind = def.type === 'object' ? (def.shape['kind'] as z.core.$ZodTypes | undefined) : undefined
    return kind?._zod.def.type === 'literal' ? kind._zod.def.values[0] : undefined
  }
  return options.find((option) => kindOf(option) === value['kind']) ?? null
}

/**
 * Brings a model's value closer to a schema without changing what it says: leaves out unknown fields, reads numbers and
 * texts written as the other, and puts a single item into its list. What still doesn't fit is left for the schema.
 */
export function fitSchema(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default':
      return value === null ? undefined : fitSchema(def.innerType, value)
    case 'nullable':
      return value === undefined || value === null || value === '' ? null : fitSchema(def.innerType, value)
    case 'object': {
      if (!isObject(value)) return value
      const fields = Object.entries(def.shape).map(
        ([field, inner]) => [field, fitSchema(inner, value[field])] as const,
      )
      return Object.fromEntries(fields.filter(([, fitted]) => fitted !== undefined))
    }
    case 'array':
      return fitList(def.element, value)
    case 'string':
      return fitText(value)
    case 'number': {
      const read = typeof value === 'string' ? (readNumber(value) ?? value) : value
      const isWhole = def.checks?.some(
        (check) => 'format' in check._zod.def && check._zod.def.format === 'safeint',
      )
      return typeof read === 'number' && isWhole ? Math.round(read) : read
    }
    case 'enum':
      return typeof value === 'string' ? value.trim().toLowerCase().replace('analyze', 'analyse') : value
    case 'boolean':
      return value === 'true' || (value === 'false' ? false : value)
    case 'union': {
      const option = optionFor(def.options, value)
      return option ? fitSchema(option, value) : value
    }
    default:
      return value
  }
}
