export { itemFamilies } from './all.ts'
export * from './item-family.ts'
export { randomOf, seedOf } from './random.ts'
