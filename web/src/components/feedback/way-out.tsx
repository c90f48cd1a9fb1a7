import type { ErrorCode } from '@classeur/contracts'
import { LargerPlan } from '../billing/plans/larger-plan.tsx'
import { limitReasonOf } from '../billing/plans/limit-reason.ts'

/** For an error at a limit of the plan: what a larger plan gives. Renders nothing for other errors. */
export function WayOut({ code }: { code: ErrorCode }) {
  const reason = limitReasonOf(code)
  return reason ? <LargerPlan reason={reason} /> : null
}
