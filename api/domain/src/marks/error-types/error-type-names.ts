import { normaliseName } from '../../roster/names/normalise-name.ts'
import type { StoredErrorType } from './stored-error-type.ts'

const nameKey = (name: string): string => normaliseName(name) || name

/** Whether another of these types has this name, in any spelling. */
export const isNameTaken = (types: readonly StoredErrorType[], name: string, exceptId?: string): boolean =>
  types.some((type) => type.id !== exceptId && nameKey(type.name) === nameKey(name))

/** The types that can be added to marks. */
export const inUse = (types: readonly StoredErrorType[]): StoredErrorType[] =>
  types.filter(({ retiredAt }) => retiredAt === null)
