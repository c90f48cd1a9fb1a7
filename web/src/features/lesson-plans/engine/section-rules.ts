import { lessonSections, type LessonSectionKey } from '@classeur/contracts'
import { valueAt, withValueAt, type Path } from './paths.ts'

/** The properties of a zod schema that lead to its parts. */
interface Schema {
  def?: {
    type?: string
    innerType?: Schema
    options?: readonly Schema[]
    checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[]
  }
  shape?: Record<string, Schema>
  element?: Schema
  minLength?: number | null
  maxLength?: number | null
}

/** Wrappers such as a default value have the schema of the value inside. */
function bare(schema: Schema | undefined): Schema | undefined {
  const inner = schema?.def?.innerType
  return inner ? bare(inner) : schema
}

function stepInto(schema: Schema | undefined, step: string | number): Schema | undefined {
  const here = bare(schema)
  if (typeof step === 'number') return here?.element
  // A block is one of several kinds; fields of the same name have the same limits.
  const shapes = [here?.shape, ...(here?.def?.options ?? []).map(({ shape }) => shape)]
  return shapes.map((shape) => shape?.[step]).find((field) => field !== undefined)
}

export interface TextRule {
  maxLength: number
  /** Whether the text may not be empty. */
  isRequired: boolean
}

const schemaAt = (key: LessonSectionKey, path: Path): Schema | undefined =>
  bare(path.reduce<Schema | undefined>(stepInto, lessonSections[key] as unknown as Schema))

/** What the schema of a section allows for the text at this position. */
export function textRule(key: LessonSectionKey, path: Path): TextRule {
  const schema = schemaAt(key, path)
  return { maxLength: schema?.maxLength ?? Infinity, isRequired: (schema?.minLength ?? 0) > 0 }
}

/** True if this value can be saved as the section. */
export const fitsSection = (key: LessonSectionKey, value: unknown): boolean =>
  lessonSections[key].safeParse(value).success

/** How many items the list at this position may have. */
function mostItems(key: LessonSectionKey, list: Path): number {
  const checks = (schemaAt(key, list)?.def?.checks ?? []).map(({ _zod }) => _zod.def)
  return checks.find(({ check }) => check === 'max_length')?.maximum ?? Infinity
}

/** The section with as many of these items at the end of a list as it may have. */
export function withMostItems(
  key: LessonSectionKey,
  section: unknown,
  list: Path,
  items: readonly unknown[],
): unknown {
  const now = (valueAt(section, list) ?? []) as unknown[]
  const free = Math.max(0, mostItems(key, list) - now.length)
  return withValueAt(section, list, [...now, ...items.slice(0, free)])
}
