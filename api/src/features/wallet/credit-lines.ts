import { AppError, isKnownKind, type CreditLine, type CreditLineKind } from '@classeur/contracts'
import { spendableIn } from '@classeur/domain/credits'
import { resourceOf } from '../../generation-orders/resource-of.ts'
import type { CreditLineEntries, CreditLinePosition, GenerationName } from '@classeur/database'

/** The start of the next page, and the spendable credits after its first line. */
interface LineCursor extends CreditLinePosition {
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

const kindOf = ([{ kind }]: CreditLineEntries): CreditLineKind =>
  kind === 'grant' || kind === 'expire' || kind === 'purchase' ? kind : 'generation'

/**
 * Turns entries into wallet lines, newest first. `availableAfter` is computed backwards from the balance, so that the
 * lines always add up to it.
 * @param available the spendable credits after the first line
 */
export function showLines(
  lines: readonly CreditLineEntries[],
  available: number,
  nameOf: (generationId: string) => GenerationName | null,
): CreditLine[] {
  let availableAfter = available
  return lines.map((entries) => {
    const sum = (amount: (entry: CreditLineEntries[0]) => number) =>
      entries.reduce((total, entry) => total + amount(entry), 0)
    const [{ _id, generationId, at }] = entries
    const change = sum((entry) => spendableIn(entry.change))
    const reserved = sum((entry) => entry.change.reserved)
    const givenBack = sum((entry) =>
      entry.kind === 'release' || entry.kind === 'refund' ? spendableIn(entry.change) : 0,
    )
    const kind = kindOf(entries)
    const line: CreditLine = {
      id: String(_id),
      kind,
      change,
      availableAfter,
      reserved,
      spent: kind === 'generation' ? -change - reserved : 0,
      givenBack,
      generation: generationId === null ? null : shownGeneration(generationId, nameOf),
      at: at.toISOString(),
    }
    availableAfter -= change
    return line
  })
}

function shownGeneration(
  id: string,
  nameOf: (generationId: string) => GenerationName | null,
): CreditLine['generation'] {
  const name = nameOf(id)
  if (!name || !isKnownKind(name.kind)) return null
  const { kind, title, state, lessonPlanId } = name
  return { id, kind, title, state, lessonPlanId, resource: resourceOf(name) }
}
