export { freePlan, freePlanId, seedPlans, type Plan } from './plans.ts'
export { freeSlots } from './plan-slots.ts'
