export { checkPictureSafety, checkTextSafety } from './check-safety.ts'
export type { SafetyCategory } from './safety-category.ts'
export { textOf } from './text-of.ts'
