export * from './item-family.ts'
