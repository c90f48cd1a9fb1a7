export { compareSolved } from '../resources/compare-solved.ts'
export { recheckStored } from '../resources/recheck-stored.ts'
export { verifyItem } from '../resources/verify-item.ts'
