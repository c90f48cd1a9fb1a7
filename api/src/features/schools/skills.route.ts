import {
  ChangeSkillRequest,
  CreateSkillRequest,
  ImportSkillsRequest,
  ImportSkillsResult,
  ObjectIdString,
  Skill,
  SkillList,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SkillsService } from './skills.service.ts'

/** Room for the longest table when each of its characters takes four bytes. */
const importLimitBytes = 1024 * 1024
/** Each is the work of many requests: enough for correcting a table until it fits. */
const importLimit = { max: 10, timeWindow: 60_000 }

/** The skills of one's school: list, add, change, table in and out. */
export const skillsRoute: FastifyPluginAsyncZod<{ skills: SkillsService }> = async (app, { skills }) => {
  const preHandler = app.requireProfile
  app.get('/school/skills', { preHandler, schema: { response: { 200: SkillList } } }, ({ actor }) =>
    skills.list(actor),
  )

  app.post(
    '/school/skills',
    { preHandler, schema: { body: CreateSkillRequest, response: { 201: Skill } } },
    async ({ actor, body }, reply) => reply.code(201).send(await skills.create(actor, body)),
  )

  app.patch(
    '/school/skills/:id',
    {
      preHandler,
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: ChangeSkillRequest,
        response: { 200: SkillList },
      },
    },
    ({ actor, params, body }) => skills.change(actor, params.id, body),
  )

  app.post(
    '/school/skills/import',
    {
      bodyLimit: importLimitBytes,
      config: { rateLimit: importLimit },
      preHandler,
      schema: { body: ImportSkillsRequest, response: { 200: ImportSkillsResult } },
    },
    ({ actor, body }) => skills.importCsv(actor, body.csv),
  )

  app.get(
    '/school/skills.csv',
    { preHandler, schema: { response: { 200: z.string() } } },
    async ({ actor }, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="skills.csv"',
          'x-content-type-options': 'nosniff',
        })
        .send(await skills.exportCsv(actor)),
  )
}
