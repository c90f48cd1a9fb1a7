import { producerOptions } from '../api/queue/src/connection.ts'

// When several test files share a processor, a process can be too busy to read a response of Redis in time. The
// product's limits would then fail a test because of the machine's load.
producerOptions.commandTimeout = 60_000
producerOptions.socketTimeout = 60_000
