import type { ErrorCode } from '@classeur/contracts'
import { LargerPlan } from '../billing/larger-plan.tsx'
import type { LimitReason } from '../billing/plans.ts'

const reasons: Partial<Record<ErrorCode, LimitReason>> = {
  'classes/limit-reached': 'classes',
  'classes/over-limit': 'classes',
  'students/limit-reached': 'students',
  'students/over-limit': 'students',
  'images/storage-full': 'storage',
  'generations/too-many-waiting': 'waiting',
  'credits/insufficient': 'credits',
}

/** For an error at a limit of the plan: what a larger plan gives. Renders nothing for other errors. */
export function WayOut({ code }: { code: ErrorCode }) {
  const reason = reasons[code]
  return reason ? <LargerPlan reason={reason} /> : null
}
