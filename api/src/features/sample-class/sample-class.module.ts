import { SchoolClass } from '@classeur/contracts'
import { createSkillLibraryRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createClassStatesService } from '../classes/class-states.service.ts'
import { createClassesService } from '../classes/classes.service.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createExamContext } from '../exams/exam-context.ts'
import { createExamsService } from '../exams/exams.service.ts'
import { createMarksService } from '../marks/marks.service.ts'
import { createSampleClassService } from './sample-class.service.ts'
import { createSchoolAccess } from '../schools/school-access.ts'
import type { AnnounceSchool } from '../../realtime/announce-school.ts'
import { createSkillsService } from '../schools/skills.service.ts'
import { createRosterChanges } from '../students/change-roster.ts'
import { createStudentsService } from '../students/students.service.ts'

/** `POST /api/classes/sample`: the sample class of onboarding. Repeating it gives the same one. */
export const sampleClassModule: FastifyPluginAsyncZod<{ core: ClassCore; announce: AnnounceSchool }> = async (
  app,
  { core, announce },
) => {
  const context = createExamContext(core)
  const samples = createSampleClassService({
    core,
    states: createClassStatesService(core),
    classes: createClassesService(core),
    students: createStudentsService(core, createRosterChanges(core)),
    skills: createSkillsService({
      ...{ libraries: createSkillLibraryRepository(core.connection), announce },
      open: createSchoolAccess(core),
    }),
    exams: createExamsService(context),
    marks: createMarksService(context, app.log),
  })
  app.post(
    '/classes/sample',
    { preHandler: app.requireProfile, schema: { response: { 201: SchoolClass } } },
    async ({ actor }, reply) => reply.code(201).send(await samples.ensure(actor)),
  )
}
