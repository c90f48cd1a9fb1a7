// Runs the worker thread from its source, where nothing was compiled: a thread does not take over its process's loader.
import { register } from 'tsx/esm/api'

register()
await import('./render-document.worker.ts')
