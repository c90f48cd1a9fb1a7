import type { ErrorType } from '@classeur/contracts'
import type { StoredErrorType } from '@classeur/domain/marks'

/** The view of an error type for the people who may read it. */
export const errorTypeView = ({ retiredAt, ...type }: StoredErrorType): ErrorType => ({
  ...type,
  retiredAt: retiredAt?.toISOString() ?? null,
})
