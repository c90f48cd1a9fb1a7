export * from './item-check.ts'
export * from './item.ts'
export { formula, richText, typedText } from './rich-text.ts'
export * from './parent-note/index.ts'
