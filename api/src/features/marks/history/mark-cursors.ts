import { AppError, ObjectIdString } from '@classeur/contracts'
import type { ChangePosition, OperationPosition } from '@classeur/database'

const timeOf = (word: string): Date => {
  const at = new Date(/^[0-9a-z]{1,9}$/.test(word) ? Number.parseInt(word, 36) : Number.NaN)
  if (Number.isNaN(at.getTime())) throw new AppError('general/validation-failed')
  return at
}

const changeId = /^[0-9a-f]{24}:[0-9a-f]{24}:[0-9a-f]{24}:\d{8,}$/

/** Encodes a position in the history as an opaque cursor. */
export const encodeChange = ({ at, id }: ChangePosition): string => `${at.getTime().toString(36)}-${id}`

/** @throws AppError `general/validation-failed` for an invalid cursor */
export function decodeChange(cursor: string | undefined): ChangePosition | null {
  if (cursor === undefined) return null
  const [time = '', id = ''] = cursor.split('-')
  if (!changeId.test(id)) throw new AppError('general/validation-failed')
  return { at: timeOf(time), id }
}

/** Encodes a position in a person's own operations as an opaque cursor. */
export const encodeOperation = ({ at, operationIndex, id }: OperationPosition): string =>
  `${at.getTime().toString(36)}-${String(operationIndex)}-${id}`

/** @throws AppError `general/validation-failed` for an invalid cursor */
export function decodeOperation(cursor: string | undefined): OperationPosition | null {
  if (cursor === undefined) return null
  const [time = '', operationIndex = '', id = ''] = cursor.split('-')
  if (!/^\d{1,6}$/.test(operationIndex) || !ObjectIdString.safeParse(id).success) {
    throw new AppError('general/validation-failed')
  }
  return { at: timeOf(time), operationIndex: Number(operationIndex), id }
}
