import type { FastifyInstance } from 'fastify'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createRosterChanges } from './change-roster.ts'
import { createGroupsService } from './groups.service.ts'
import { createStudentCards } from './student-cards.service.ts'
import { createStudentImportsService } from './student-imports.service.ts'
import { createStudentReport } from './student-report.ts'
import { createStudentsService } from './students.service.ts'
import { groupsRoute } from './groups.route.ts'
import { studentReportRoute } from './student-report.route.ts'
import { studentCardRoute } from './student-card.route.ts'
import { studentImportsRoute } from './student-imports.route.ts'
import { studentMeansRoute } from './student-means.route.ts'
import { studentsRoute } from './students.route.ts'

/** The students of a class, their groups, cards, reports and imports. */
export const studentsModule = async (app: FastifyInstance, { core }: { core: ClassCore }) => {
  const changes = createRosterChanges(core)
  app.register(studentsRoute, { students: createStudentsService(core, changes) })
  app.register(groupsRoute, { groups: createGroupsService(core, changes) })
  const cards = createStudentCards(core, changes)
  app.register(studentCardRoute, { cards })
  app.register(studentMeansRoute, { cards })
  app.register(studentReportRoute, { createReport: createStudentReport(core, cards) })
  app.register(studentImportsRoute, { imports: createStudentImportsService(core, changes) })
}
