export * from './payment-provider.ts'
export * from './settlement.ts'
