export { schoolAccount, schoolOfAccount, type CreditAccount } from './accounts.ts'
export * from './children.ts'
export {
  creditPeriodAt,
  creditPeriodsOf,
  monthsAfter,
  type CreditPeriod,
  type PaidTime,
} from './credit-period.ts'
export { chargeOf, generationStates, type Chargeable, type GenerationState } from './charge.ts'
export { createGrantUse, type GrantUse } from './grant-use.ts'
export * from './ledger-rules.ts'
export { retryPriceOf } from './retry-price.ts'
