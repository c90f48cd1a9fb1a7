import { headerMeaning } from '../../roster/importing/column-headers.ts'
import { cleanText } from '../../roster/names/normalise-name.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import type { RowIdentity } from './match-students.ts'
import { fieldOfHeading, identityFields, type IdentityField } from './sheet-labels.ts'

/** A column that identifies students. `fullName`: both names in one cell. */
export type IdentityColumn = IdentityField | 'fullName'

/** The meaning of a heading as a column that identifies students; null if it isn't one. */
export function identityOf(header: string): IdentityColumn | null {
  const field = fieldOfHeading(header)?.field
  return identityFields.find((identity) => identity === field) ?? otherIdentity(header)
}

/** The same for headings of other programs. */
function otherIdentity(header: string): IdentityColumn | null {
  const meaning = headerMeaning(header)
  if (!meaning || meaning.field === 'group' || meaning.field === 'note') return null
  return meaning.field === 'externalId' && meaning.isLoose ? 'number' : meaning.field
}

/** The identity of the student of a row, from the columns of its table. */
export function rowIdentity(
  cells: readonly string[],
  columns: ReadonlyMap<IdentityColumn, number>,
): RowIdentity {
  const textOf = (field: IdentityColumn) => {
    const column = columns.get(field)
    return column === undefined ? '' : cleanText(deneutralise(cells[column] ?? ''))
  }
  return {
    number: textOf('number'),
    lastName: [textOf('fullName'), textOf('lastName')].filter(Boolean).join(' '),
    firstName: textOf('firstName'),
    externalId: textOf('externalId'),
  }
}

/** The student of a row in a report. */
export const identityText = ({ lastName, firstName, externalId, number }: RowIdentity): string =>
  [lastName, firstName].filter(Boolean).join(' ') || externalId || number
