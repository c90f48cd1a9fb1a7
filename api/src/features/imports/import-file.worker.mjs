// Runs the worker thread from source if nothing is compiled, because a thread doesn't inherit its process's
// loader.
import { register } from 'tsx/esm/api'

register()
await import('./import-file.worker.ts')
