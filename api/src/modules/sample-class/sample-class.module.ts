import { SchoolClass } from '@classeur/contracts'
import { createSkillLibraryRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createClassStatesService } from '../../services/classes/class-states.service.ts'
import { createClassesService } from '../../services/classes/classes.service.ts'
import type { ClassCore } from '../../services/classes/create-class-core.ts'
import { createExamContext } from '../../services/exams/exam-context.ts'
import { createExamsService } from '../../services/exams/exams.service.ts'
import { createMarksService } from '../../services/marks/marks.service.ts'
import { createSampleClassService } from '../../services/sample-class/sample-class.service.ts'
import { createSchoolAccess } from '../../services/schools/school-access.ts'
import type { AnnounceSchool } from '../../services/schools/school-announcer.ts'
import { createSkillsService } from '../../services/schools/skills.service.ts'
import { createRosterChanges } from '../../services/students/change-roster.ts'
import { createStudentsService } from '../../services/students/students.service.ts'

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
