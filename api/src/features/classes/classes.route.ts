import {
  ChangeClassRequest,
  ClassPage,
  ClassQuery,
  CreateClassRequest,
  ObjectIdString,
  SchoolClass,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassesService } from './classes.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** The classes of a person: create, list, read, change. */
export const classesRoute: FastifyPluginAsyncZod<{ classes: ClassesService }> = async (app, { classes }) => {
  app.post(
    '/classes',
    {
      schema: { body: CreateClassRequest, response: { 201: SchoolClass } },
      preHandler: app.requireProfile,
    },
    async (request, reply) => reply.code(201).send(await classes.create(request.actor, request.body)),
  )

  app.get(
    '/classes',
    { schema: { querystring: ClassQuery, response: { 200: ClassPage } } },
    ({ actor, query }) => classes.list(actor, query),
  )

  app.get('/classes/:id', { schema: { params, response: { 200: SchoolClass } } }, (request) =>
    classes.get(request.actor, request.params.id),
  )

  app.patch(
    '/classes/:id',
    {
      schema: { params, body: ChangeClassRequest, response: { 200: SchoolClass } },
      preHandler: app.requireProfile,
    },
    (request) => classes.change(request.actor, request.params.id, request.body),
  )
}
