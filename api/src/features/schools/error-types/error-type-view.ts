import type { ErrorType } from '@classeur/contracts'
import type { StoredErrorType } from '@classeur/domain/marks'

/** Converts a stored error type into the form in which the api sends it. */
export const errorTypeView = ({ retiredAt, ...type }: StoredErrorType): ErrorType => ({
  ...type,
  retiredAt: retiredAt?.toISOString() ?? null,
})
