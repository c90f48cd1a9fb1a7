import { producerOptions } from '../api/queue/src/connection.ts'

// Timing never decides a test: with several files on each processor, a process can be busy for longer than the
// product's limit before it reads a response that has arrived.
producerOptions.commandTimeout = 60_000
producerOptions.socketTimeout = 60_000
