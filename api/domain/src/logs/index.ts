export { serializeError } from './serialize-error.ts'
export { withoutValues } from './without-values.ts'
