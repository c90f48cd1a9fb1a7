export { creditPeriodAt } from './credit-period.ts'
