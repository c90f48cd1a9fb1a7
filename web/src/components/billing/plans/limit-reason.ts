import type { ErrorCode } from '@classeur/contracts'
import type { LimitReason } from '@classeur/domain/billing'

const reasons: Partial<Record<ErrorCode, LimitReason>> = {
  'classes/limit-reached': 'classes',
  'classes/over-limit': 'classes',
  'restores/no-free-classes': 'classes',
  'students/limit-reached': 'students',
  'students/over-limit': 'students',
  'images/storage-full': 'storage',
  'restores/storage-limit': 'storage',
  'generations/too-many-waiting': 'waiting',
  'credits/insufficient': 'credits',
}

/** The limit of the plan behind an error; undefined for other errors. */
export const limitReasonOf = (code: ErrorCode): LimitReason | undefined => reasons[code]
