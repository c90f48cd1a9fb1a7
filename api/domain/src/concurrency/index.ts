export { coalesce, coalesceByKey } from './coalesce-by-key.ts'
export { shareByKey } from './share-by-key.ts'
