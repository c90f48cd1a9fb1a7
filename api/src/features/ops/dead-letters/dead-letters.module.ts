import type { FastifyInstance } from 'fastify'
import { operatorsOnly, type OperatorsOnlyOptions } from '../operators-only.ts'
import type { DeadLetters } from './dead-letters.service.ts'
import { listDeadLettersRoute, type ListDeadLettersOptions } from './list-dead-letters.route.ts'
import { retryDeadLetterRoute } from './retry-dead-letter.route.ts'
import { retryDeadLettersRoute } from './retry-dead-letters.route.ts'

export interface DeadLettersModuleOptions extends OperatorsOnlyOptions, ListDeadLettersOptions {
  deadLetters: DeadLetters
}

/** The list of dead letters at `/ops/dead-letters` and its two forms, for operators. */
export const deadLettersModule = async (app: FastifyInstance, options: DeadLettersModuleOptions) => {
  operatorsOnly(app, 'dead-letters', options)
  // Ignore the bodies: the forms have no fields, only addresses.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )
  app.register(listDeadLettersRoute, options)
  app.register(retryDeadLetterRoute, options)
  app.register(retryDeadLettersRoute, options)
}
