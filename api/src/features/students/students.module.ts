import type { FastifyInstance } from 'fastify'
import type { GroupsService } from './groups/groups.service.ts'
import type { StudentCards } from './cards/student-cards.service.ts'
import type { StudentImportsService } from './imports/student-imports.service.ts'
import type { CreateStudentReport } from './cards/student-report.ts'
import type { StudentsService } from './roster/students.service.ts'
import { addGroupRoute } from './groups/add-group.route.ts'
import { renameGroupRoute } from './groups/rename-group.route.ts'
import { removeGroupRoute } from './groups/remove-group.route.ts'
import { readStudentReportRoute } from './cards/read-student-report.route.ts'
import { readStudentCardRoute } from './cards/read-student-card.route.ts'
import { importStudentsRoute } from './imports/import-students.route.ts'
import { listImportsRoute } from './imports/list-imports.route.ts'
import { undoImportRoute } from './imports/undo-import.route.ts'
import { readStudentMeansRoute } from './cards/read-student-means.route.ts'
import { readRosterRoute } from './roster/read-roster.route.ts'
import { addStudentsRoute } from './roster/add-students.route.ts'
import { changeStudentRoute } from './roster/change-student.route.ts'
import { actOnStudentsRoute } from './roster/act-on-students.route.ts'

export interface StudentsModuleOptions {
  students: StudentsService
  groups: GroupsService
  cards: StudentCards
  createReport: CreateStudentReport
  imports: StudentImportsService
}

/** The students of a class, their groups, cards, reports and imports. */
export const studentsModule = async (app: FastifyInstance, options: StudentsModuleOptions) => {
  app.register(readRosterRoute, options)
  app.register(addStudentsRoute, options)
  app.register(changeStudentRoute, options)
  app.register(actOnStudentsRoute, options)
  app.register(addGroupRoute, options)
  app.register(renameGroupRoute, options)
  app.register(removeGroupRoute, options)
  app.register(readStudentCardRoute, options)
  app.register(readStudentMeansRoute, options)
  app.register(readStudentReportRoute, options)
  app.register(importStudentsRoute, options)
  app.register(listImportsRoute, options)
  app.register(undoImportRoute, options)
}
