import type { FastifyInstance } from 'fastify'
import { readForms } from '../form-body.ts'
import { operatorsOnly, type OperatorsOnlyOptions } from '../operators-only.ts'
import { decidePublicationRoute } from './decide-publication.route.ts'
import { keyboardScript } from './keyboard-script.ts'
import { listPublicationsRoute } from './list-publications.route.ts'
import { scriptPath, type OperatedPublications } from './publications-view.ts'
import { undoDecisionRoute } from './undo-decision.route.ts'

export interface PublicationsModuleOptions extends OperatorsOnlyOptions {
  publications: OperatedPublications
}

/** The review of published pictures at `/ops/publications`, for operators. */
export const publicationsModule = async (app: FastifyInstance, options: PublicationsModuleOptions) => {
  operatorsOnly(app, 'publications', options)
  readForms(app)
  app.get(scriptPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(keyboardScript),
  )
  app.register(listPublicationsRoute, options)
  app.register(undoDecisionRoute, options)
  app.register(decidePublicationRoute, options)
}
