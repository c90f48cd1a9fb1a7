// Runs the worker thread from its source if nothing is compiled, because a thread doesn't inherit the loader of its
// process.
import { register } from 'tsx/esm/api'

register()
await import('./render-document.worker.ts')
