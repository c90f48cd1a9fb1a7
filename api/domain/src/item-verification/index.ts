export { compareSolved } from '../resources/compare-solved.ts'
export { verifyItem } from '../resources/verify-item.ts'
