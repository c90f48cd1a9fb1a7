import type { SendMail } from '@classeur/mail'
import { createFollowSeats } from '@classeur/payments'
import type { BillingQueue } from '@classeur/queue'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountLog } from '../account-log.ts'
import type { Config } from '../config/config.ts'
import { createCommentBankService } from '../features/schools/comments/comment-bank.service.ts'
import { createErrorTypesService } from '../features/schools/error-types/error-types.service.ts'
import { createLogoRemoval } from '../features/schools/logo/remove-logo-file.ts'
import { createSchoolAccess } from '../features/schools/school-access.ts'
import { createSchoolLogo } from '../features/schools/logo/school-logo.service.ts'
import { createFollowSeatsSoon } from '../features/schools/members/follow-seats-soon.ts'
import { createSchoolMembers } from '../features/schools/members/school-members.service.ts'
import { createKeepUsed } from '../features/schools/members/keep-used.ts'
import { createSchoolMembership } from '../features/schools/members/school-membership.ts'
import { createClassSchoolService } from '../features/schools/of-class/class-school.service.ts'
import { createSchoolService, createSchoolView } from '../features/schools/settings/school.service.ts'
import { createTakeSettings } from '../features/schools/settings/take-settings.ts'
import type { SchoolsModuleOptions } from '../features/schools/schools.module.ts'
import { createSkillsService } from '../features/schools/skills/skills.service.ts'
import { createInvitations } from '../features/teaching/invitations/invitations.service.ts'
import { createJoinLinksService } from '../features/teaching/join-links/join-links.service.ts'
import {
  createJoinRequestsService,
  type JoinRequestsDependencies,
} from '../features/teaching/join-requests/join-requests.service.ts'
import { createJoinService } from '../features/teaching/join/join.service.ts'
import { createMembersService } from '../features/teaching/members/members.service.ts'
import { createTeachingChanges } from '../features/teaching/teaching-changes.ts'
import type { TeachingModuleOptions } from '../features/teaching/teaching.module.ts'
import { createTransfersService } from '../features/teaching/transfers/transfers.service.ts'
import { createLogoLinks } from '../security/logo-links.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface SchoolsAndTeachingOptions {
  repositories: Repositories
  foundations: Foundations
  /** Null if the installation sends no mail. */
  sendMail: SendMail | null
  storage: ObjectStorage
  billingQueue: Pick<BillingQueue, 'publish'>
  config: Pick<Config, 'publicUrl' | 'jwtSecret'>
  logger: FastifyBaseLogger
  accountLog: AccountLog
  admitStudent: JoinRequestsDependencies['admitStudent']
}

/** Builds the services of schools and of the people who teach a class; both invite people by email. */
export function composeSchoolsAndTeaching(options: SchoolsAndTeachingOptions) {
  const { repositories, foundations, sendMail, storage, config, logger, accountLog, admitStudent } = options
  const { activities, classes, classLists, exams, members, removedMembers, rosters, schools } = repositories
  const { joinLinks: links, joinRequests: requests, listSchoolsLeft, moveOwnedClasses } = repositories
  const { commentBank, errorTypeLibraries, listUsedErrorTypes, skillLibraries, usedInExams } = repositories
  const { sessions, userInfo, users } = repositories
  const { access, announceClass: announce, announceSchool, ensureSchool, findEffectivePlan } = foundations
  const { nameOf, namesOf, readSeats, syncSearch } = foundations
  const { publicUrl } = config

  const invitations = createInvitations({
    ...{ invitations: repositories.invitations, userInfo, users },
    ...{ sendMail, publicUrl },
  })
  const removeLogoFile = createLogoRemoval(storage, logger)
  const keepUsed = createKeepUsed({
    ...{ schools, skillLibraries, errorTypeLibraries, listUsedErrorTypes, usedInExams },
    keepInherited: repositories.keepInherited,
  })
  const { plans, providerSubscriptions, seats } = repositories
  const membership = createSchoolMembership({
    ...{ schools, skillLibraries, errorTypeLibraries, keepUsed, commentBank },
    takeSettings: createTakeSettings({ schools }),
    ...{ listSchoolsLeft, moveOwnedClasses, ensureSchool, syncSearch, accountLog },
    ...{ announceClass: announce, announceSchool, removeLogoFile },
    followSeats: createFollowSeatsSoon(
      createFollowSeats({
        ...{ seats, plans, providerSubscriptions, schools, announce: options.billingQueue.publish },
      }),
      logger,
    ),
  })

  const logoLinks = createLogoLinks(config.jwtSecret)
  const open = createSchoolAccess({ ensureSchool })
  const view = createSchoolView(logoLinks)
  const schoolsOptions: SchoolsModuleOptions = {
    school: createSchoolService({ schools, usedInExams, open, view, announce: announceSchool }),
    classSchool: createClassSchoolService({
      ...{ access, schools, skillLibraries, errorTypeLibraries, usedInExams },
      ...{ finishMove: membership.finishMove, log: logger },
    }),
    logo: createSchoolLogo({
      ...{ schools, storage, open, view, announce: announceSchool },
      removeFile: removeLogoFile,
    }),
    logoLinks,
    isLiveSession: sessions.isLive,
    members: createSchoolMembers({
      ...{ schools, namesOf, users, invitations, membership, open, accountLog, readSeats },
      announce: announceSchool,
    }),
    skills: createSkillsService({ skillLibraries, open, announce: announceSchool }),
    errorTypes: createErrorTypesService({ errorTypeLibraries, open, announce: announceSchool }),
    comments: createCommentBankService({ commentBank, open }),
  }

  const changes = createTeachingChanges({
    ...{ access, classes, activities, links, invitations, accountLog },
    ...{ announce, syncSearch },
  })
  const teachingOptions: TeachingModuleOptions = {
    members: createMembersService({
      ...{ access, members, removedMembers, schools },
      ...{ nameOf, invitations, changes },
    }),
    transfers: createTransfersService({
      ...{ access, classes, members, announce },
      ...{ nameOf, ensureSchool, findEffectivePlan, changes, keepUsed },
    }),
    joinLinks: createJoinLinksService({ access, links, activities, announce, publicUrl }),
    joinRequests: createJoinRequestsService({
      ...{ access, classLists, rosters, exams, requests, members, activities },
      ...{ announce, nameOf, changes, admitStudent },
    }),
    join: createJoinService({
      ...{ links, requests, members, schools, announce },
      ...{ nameOf, invitations, changes },
      joinSchool: async ({ userId }, schoolId) => void (await membership.admit(userId, schoolId)),
    }),
  }
  return { schools: schoolsOptions, teaching: teachingOptions }
}
