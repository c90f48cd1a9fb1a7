import type { FastifyInstance } from 'fastify'
import type { GroupsService } from './groups.service.ts'
import type { StudentCards } from './student-cards.service.ts'
import type { StudentImportsService } from './student-imports.service.ts'
import type { CreateStudentReport } from './student-report.ts'
import type { StudentsService } from './students.service.ts'
import { groupsRoute } from './groups.route.ts'
import { studentReportRoute } from './student-report.route.ts'
import { studentCardRoute } from './student-card.route.ts'
import { studentImportsRoute } from './student-imports.route.ts'
import { studentMeansRoute } from './student-means.route.ts'
import { studentsRoute } from './students.route.ts'

export interface StudentsModuleOptions {
  students: StudentsService
  groups: GroupsService
  cards: StudentCards
  createReport: CreateStudentReport
  imports: StudentImportsService
}

/** The students of a class, their groups, cards, reports and imports. */
export const studentsModule = async (app: FastifyInstance, options: StudentsModuleOptions) => {
  app.register(studentsRoute, options)
  app.register(groupsRoute, options)
  app.register(studentCardRoute, options)
  app.register(studentMeansRoute, options)
  app.register(studentReportRoute, options)
  app.register(studentImportsRoute, options)
}
