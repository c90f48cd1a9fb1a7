import {
  AppError,
  isKnownKind,
  type CreditLine,
  type CreditLineFilter,
  type CreditLineKind,
  type CreditLinesQuery,
} from '@classeur/contracts'
import { dayIn } from '@classeur/domain/calendar'
import { orderOfLine } from '@classeur/domain/credits'
import type { CreditLineSums, GenerationName } from '@classeur/database'
import { resourceOf } from '../../generation-orders/resource-of.ts'

/** A line, and the spendable credits after it and all older ones. */
export type PlacedLine = CreditLineSums & { availableAfter: number }

/** Where a page begins: lines below position `before`, in the ledger as it was at entry `asOf`. */
export interface LineCursor {
  before: number
  asOf: number
  /** The spendable credits after the next line of the ledger. A filtered list doesn't use it. */
  available: number
}

export const writeLineCursor = ({ before, asOf, available }: LineCursor): string =>
  [before, asOf, available].join('.')

/** @throws AppError `general/validation-failed` */
export function readLineCursor(cursor: string): LineCursor {
  const [before = NaN, asOf = NaN, available = NaN] = cursor.split('.').map(Number)
  if (![before, asOf, available].every(Number.isSafeInteger)) throw new AppError('general/validation-failed')
  return { before, asOf, available }
}

/**
 * Adds the spendable credits after each line.
 * @param lines newest first
 * @param newest the spendable credits after the first line. Omit it if you pass the lines of the whole ledger.
 */
export function placeLines(
  lines: readonly CreditLineSums[],
  newest = lines.reduce((sum, { change }) => sum + change, 0),
): PlacedLine[] {
  let available = newest
  return lines.map((line) => {
    const availableAfter = available
    available -= line.change
    return { ...line, availableAfter }
  })
}

const kindOf = ({ kind }: CreditLineSums): CreditLineKind =>
  kind === 'grant' || kind === 'expire' || kind === 'purchase' || kind === 'revoke' ? kind : 'generation'

const spentOf = (line: CreditLineSums) => (kindOf(line) === 'generation' ? -line.change - line.reserved : 0)

const filters: Record<CreditLineFilter, (line: CreditLineSums) => boolean> = {
  all: () => true,
  spent: (line) => line.reserved > 0 || spentOf(line) > 0,
  returned: ({ givenBack }) => givenBack > 0,
  purchased: ({ kind }) => kind === 'purchase' || kind === 'revoke',
  monthly: ({ kind }) => kind === 'grant' || kind === 'expire',
}

/** Returns whether a line belongs to a filter and, if given, to a calendar month in this time zone. */
export function lineMatcher(
  { filter, month }: Pick<CreditLinesQuery, 'filter' | 'month'>,
  timeZone: string,
): (line: CreditLineSums) => boolean {
  const dayOf = dayIn(timeZone)
  return (line) => filters[filter](line) && (month === undefined || dayOf(line.at).startsWith(`${month}-`))
}

export const orderIdOf = (line: Pick<CreditLineSums, 'key'>): string | null => orderOfLine({ key: line.key })

export interface LineNames {
  generation: (id: string) => GenerationName | null
  /** The number of an order. */
  order: (id: string) => string | null
  /** Who spent the school's credits on a generation; null for own credits. */
  by: (generationId: string) => CreditLine['by']
}

function shownOrder(line: CreditLineSums, names: LineNames): CreditLine['order'] {
  const id = orderIdOf(line)
  const number = id === null ? null : names.order(id)
  return id === null || number === null ? null : { id, number }
}

function shownGeneration(id: string | null, names: LineNames): CreditLine['generation'] {
  const name = id === null ? null : names.generation(id)
  if (id === null || !name || !isKnownKind(name.kind)) return null
  const { kind, title, state, lessonPlanId } = name
  return { id, kind, title, state, lessonPlanId, resource: resourceOf(name) }
}

/** Shows a line with the names of its generation and order. */
export const showLine = (line: PlacedLine, names: LineNames): CreditLine => ({
  id: line.id,
  kind: kindOf(line),
  ...{ change: line.change, availableAfter: line.availableAfter },
  ...{ reserved: line.reserved, spent: spentOf(line), givenBack: line.givenBack },
  generation: shownGeneration(line.generationId, names),
  order: shownOrder(line, names),
  by: line.generationId === null ? null : names.by(line.generationId),
  at: line.at.toISOString(),
})
