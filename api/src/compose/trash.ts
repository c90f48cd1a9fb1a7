import type { AccountLog } from '../account-log.ts'
import type { ClassesModuleOptions } from '../features/classes/classes.module.ts'
import type { ExamsModuleOptions } from '../features/exams/exams.module.ts'
import type { ImagesService } from '../features/images/images.service.ts'
import type { LessonPlansModuleOptions } from '../features/lesson-plans/lesson-plans.module.ts'
import type { ResourcesModuleOptions } from '../features/resources/resources.module.ts'
import type { StudentsModuleOptions } from '../features/students/students.module.ts'
import { createLogDeletions } from '../features/trash/log-deletions.ts'
import { createTrashEntries } from '../features/trash/trash-entries.ts'
import { createReadOwnTrash } from '../features/trash/trash-scope.ts'
import { createTrashService, type TrashBin, type TrashService } from '../features/trash/trash.service.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface TrashOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'announceClass' | 'announceImageChange' | 'namesOf'>
  accountLog: AccountLog
  classStates: ClassesModuleOptions['classStates']
  students: StudentsModuleOptions['students']
  exams: ExamsModuleOptions['exams']
  lessonPlanStates: LessonPlansModuleOptions['lessonPlanStates']
  resourceStates: ResourcesModuleOptions['resourceStates']
  images: ImagesService
}

const binOf = ({ restore, remove }: Pick<ImagesService, 'remove'> & Pick<TrashBin, 'restore'>): TrashBin => ({
  restore,
  putBack: (actor, id, _classId, deletedAt) => remove(actor, id, deletedAt),
})

/** Builds the trash over the features that delete and restore. */
export function composeTrash(options: TrashOptions): { trash: TrashService } {
  const { repositories, foundations, students } = options
  const { activities, images, trash, trashContents: contents } = repositories
  return {
    trash: createTrashService({
      ...{ trash, contents, images, announce: foundations.announceClass },
      announceImageChange: foundations.announceImageChange,
      accountLog: options.accountLog,
      logDeletions: createLogDeletions({ activities, contents }),
      readOwnTrash: createReadOwnTrash({ contents }),
      entriesOf: createTrashEntries({ contents, namesOf: foundations.namesOf }),
      bins: {
        class: binOf(options.classStates),
        student: {
          restore: (actor, id, classId) =>
            students.act(actor, classId, { ids: [id], act: { action: 'restore' } }),
          putBack: (actor, id, classId, deletedAt) =>
            students.act(actor, classId, { ids: [id], act: { action: 'delete' } }, deletedAt),
        },
        exam: binOf(options.exams),
        'lesson-plan': binOf(options.lessonPlanStates),
        resource: binOf(options.resourceStates),
        picture: binOf(options.images),
      },
    }),
  }
}
