import { existsSync } from 'node:fs'
import { inject } from 'vitest'
import { until } from '../api/local/src/testing/until.ts'

/** Only for servers that never start. Preparing a database engine takes a minute on a new machine. */
const limitMs = 600_000

// The servers of the run start while tests run that need none.
await until('the servers of the test run', () => existsSync(inject('serversFile')), limitMs)
