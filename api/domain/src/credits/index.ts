export * from './children.ts'
export { creditPeriodAt } from './credit-period.ts'
export { chargeOf, generationStates, type Chargeable, type GenerationState } from './charge.ts'
export * from './ledger-rules.ts'
