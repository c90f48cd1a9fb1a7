import { createReadActivity } from '../features/classes/activity/class-activity.service.ts'
import { createChooseOpenClasses } from '../features/classes/states/choose-open-classes.ts'
import { createClassStatesService } from '../features/classes/states/class-states.service.ts'
import { createClassViews } from '../features/classes/class-views.ts'
import type { ClassesModuleOptions } from '../features/classes/classes.module.ts'
import { createClassesService } from '../features/classes/classes.service.ts'
import { createDuplicateClass } from '../features/classes/duplicate-class.ts'
import { createRecordClassChange } from '../features/classes/record-class-change.ts'
import { createSearch } from '../features/classes/search/search.service.ts'
import { createAdmitStudent } from '../features/students/roster/admit-student.ts'
import { createRosterChanges } from '../features/students/roster/change-roster.ts'
import { createGroupsService } from '../features/students/groups/groups.service.ts'
import {
  createStudentCards,
  type StudentCardsDependencies,
} from '../features/students/cards/student-cards.service.ts'
import { createStudentImportsService } from '../features/students/imports/student-imports.service.ts'
import { createStudentReport } from '../features/students/cards/student-report.ts'
import type { StudentsModuleOptions } from '../features/students/students.module.ts'
import { createStudentsService } from '../features/students/roster/students.service.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

/** Builds the services of classes: list, change, archive, duplicate, log, search. */
export function composeClasses(repositories: Repositories, foundations: Foundations): ClassesModuleOptions {
  const { activities, classes, classLists, classStates, rosters, schools, searchEntries } = repositories
  const { access, announceClass, ensureSchool, findEffectivePlan, nameOf, namesOf, syncSearch } = foundations
  const views = createClassViews({ schools, findEffectivePlan, nameOf })
  const recordChange = createRecordClassChange({ activities, announce: announceClass, syncSearch })
  return {
    classes: createClassesService({
      ...{ access, classes, classLists, views },
      ...{ findEffectivePlan, ensureSchool, nameOf, recordChange },
    }),
    classStates: createClassStatesService({
      ...{ access, classes, classStates, views },
      ...{ findEffectivePlan, recordChange },
    }),
    chooseOpenClasses: createChooseOpenClasses({ access, classes, findEffectivePlan, recordChange }),
    duplicateClass: createDuplicateClass({
      ...{ access, classes, rosters, views },
      ...{ findEffectivePlan, ensureSchool, recordChange },
    }),
    readActivity: createReadActivity({ access, activities, namesOf }),
    search: createSearch({ access, classes, schools, searchEntries }),
  }
}

/** Builds the services of students, and the function with which other features add a student to a roster. */
export function composeStudents(
  repositories: Repositories,
  foundations: Foundations,
  recountExams: (classId: string) => Promise<void>,
  listStudentResources: StudentCardsDependencies['listStudentResources'],
) {
  const { activities, classes, exams, rosters, schools, settledRows, skillLibraries } = repositories
  const { access, announceClass, findEffectivePlan, nameOf, namesOf, syncSearch } = foundations
  const changes = createRosterChanges({
    ...{ access, rosters, classes, activities },
    ...{ findEffectivePlan, recountExams, syncSearch, announce: announceClass },
  })
  const cards = createStudentCards({
    ...{ access, schools, skillLibraries, rosters },
    ...{ exams, settledRows, changes, listStudentResources },
  })
  const options: StudentsModuleOptions = {
    students: createStudentsService({ access, rosters, changes }),
    groups: createGroupsService({ access, changes }),
    cards,
    createReport: createStudentReport({ userInfo: repositories.userInfo, cards }),
    imports: createStudentImportsService({
      ...{ access, rosters, imports: repositories.studentImports },
      ...{ changes, nameOf, namesOf },
    }),
  }
  return { options, admitStudent: createAdmitStudent({ changes }) }
}
