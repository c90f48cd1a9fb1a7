import { createNameRoster } from '@classeur/database'
import { coalesceByKey } from '@classeur/domain/concurrency'
import { createReadSeats } from '@classeur/payments'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import { createClassAccess } from '../class-access/class-access.ts'
import { createOpenExam, type ClassOfExam } from '../class-access/open-exam.ts'
import type { Config } from '../config/config.ts'
import { createFindMailReader } from '../features/account/mail-reader.ts'
import { createFindEffectivePlan } from '../features/billing/find-effective-plan.ts'
import { createLessonPlanAccess } from '../features/lesson-plans/access/lesson-plan-access.ts'
import { createOperators } from '../features/ops/operators.service.ts'
import { createOpenResource } from '../features/resources/access/resource-access.ts'
import { createRememberComments } from '../features/schools/comments/remember-comments.ts'
import { createEnsureSchool } from '../features/schools/ensure-school.ts'
import { createDisplayNames } from '../features/users/display-names.ts'
import { createLastSeen } from '../load/last-seen.ts'
import { createPlacedPictures } from '../pictures/placed-pictures.ts'
import { createClassAnnouncer } from '../realtime/announce-class.ts'
import { createImageChangeAnnouncer } from '../realtime/announce-image.ts'
import { createSchoolAnnouncer } from '../realtime/announce-school.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import type { Repositories } from './repositories.ts'

export interface FoundationsOptions {
  repositories: Repositories
  io: SocketServer
  storage: Pick<ObjectStorage, 'get'>
  config: Pick<Config, 'operatorEmails'>
  logger: FastifyBaseLogger
}

/** A few hundred bytes each. */
const mostExams = 10_000

/** Builds the parts that several features share: access to what belongs to a class, names, plans, and notifications. */
export function composeFoundations({ repositories, io, storage, config, logger }: FoundationsOptions) {
  const {
    classes,
    classLists,
    commentBank,
    exams,
    rosters,
    schools,
    searchEntries,
    subscriptions,
    userInfo,
  } = repositories
  const { images, lessonPlans, plans, providerSubscriptions, resources, seats, sessions, users } =
    repositories
  const { findEffectivePlan, findPlanInPaidTime } = createFindEffectivePlan({ subscriptions, log: logger })
  const { nameOf, namesOf } = createDisplayNames({ userInfo })
  const { announce, onAccessChange } = createClassAnnouncer(io)
  const access = createClassAccess({ classes, schools, findEffectivePlan })
  const lastClasses = createLastSeen<ClassOfExam>(mostExams)
  const openExam = createOpenExam({ exams, access, lastClasses })
  return {
    access,
    /** The names of the students of classes, which stay on the server. */
    readNameRoster: createNameRoster({ classLists, rosters }),
    lastClasses,
    openExam,
    openResource: createOpenResource({ resources, openExam }),
    lessonPlanAccess: createLessonPlanAccess({ lessonPlans, classes, schools, classAccess: access }),
    placedPictures: createPlacedPictures({ images, storage }),
    operators: createOperators({ users, sessions, config }),
    findMailReader: createFindMailReader({ userInfo, schools }),
    readSeats: createReadSeats({ providerSubscriptions, plans, seats }),
    findEffectivePlan,
    findPlanInPaidTime,
    nameOf,
    namesOf,
    ensureSchool: createEnsureSchool({ userInfo, schools }),
    announceClass: announce,
    onAccessChange,
    /** Adds the comments of marks to the comment bank. Run it after they were saved. */
    rememberComments: createRememberComments({ commentBank }),
    announceImageChange: createImageChangeAnnouncer(io),
    announceSchool: createSchoolAnnouncer(io),
    /**
     * Updates the search entries of a class. Run after every change of its name, members, roster or exams, and when it
     * is deleted or restored. Safe to repeat, in any order.
     */
    syncSearch: coalesceByKey(searchEntries.sync),
  }
}

export type Foundations = ReturnType<typeof composeFoundations>
