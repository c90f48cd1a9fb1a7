import { AppError } from '@classeur/contracts'
import type { RosterRefusal } from '@classeur/domain/roster'

/** The error for a change of a roster that the rules refuse. */
export const rosterError = ({ code, ...params }: RosterRefusal): AppError => new AppError(code, params)
