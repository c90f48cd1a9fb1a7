export { freePlan, freePlanId, seedPlans, type Plan } from './plans.ts'
export { freeSlots, readOnlyReasonOf } from './plan-slots.ts'
