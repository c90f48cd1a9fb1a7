import type { ClassesModuleOptions } from '../features/classes/classes.module.ts'
import type { ExamsModuleOptions } from '../features/exams/exams.module.ts'
import type { MarksModuleOptions } from '../features/marks/marks.module.ts'
import { createSampleClassService } from '../features/sample-class/sample-class.service.ts'
import type { SchoolsModuleOptions } from '../features/schools/schools.module.ts'
import type { StudentsModuleOptions } from '../features/students/students.module.ts'
import type { Repositories } from './repositories.ts'

export interface SampleClassOptions {
  repositories: Pick<Repositories, 'classes' | 'rosters' | 'userInfo'>
  classes: Pick<ClassesModuleOptions, 'classes' | 'classStates'>
  students: Pick<StudentsModuleOptions, 'students'>
  schools: Pick<SchoolsModuleOptions, 'skills'>
  exams: Pick<ExamsModuleOptions, 'exams' | 'examStatus'>
  marks: Pick<MarksModuleOptions, 'readMarks' | 'writeMarks'>
}

/** Builds the sample class with the same services as every other class. */
export const composeSampleClass = (services: SampleClassOptions) => {
  const { classes, rosters, userInfo } = services.repositories
  return {
    sampleClass: createSampleClassService({
      ...{ classes, rosters, userInfo },
      createClass: services.classes.classes.create,
      readClass: services.classes.classes.get,
      restoreClass: services.classes.classStates.restore,
      addStudents: services.students.students.add,
      listSkills: services.schools.skills.list,
      createSkill: services.schools.skills.create,
      createExam: services.exams.exams.create,
      listExams: services.exams.exams.list,
      readExam: services.exams.exams.get,
      setStatus: services.exams.examStatus.set,
      readMarks: services.marks.readMarks.read,
      writeMarks: services.marks.writeMarks,
    }),
  }
}
