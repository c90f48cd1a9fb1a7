import { createSkillLibraryRepository, type UserRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyInstance } from 'fastify'
import type { IsLiveSession } from '../../security/file-links.ts'
import type { LogoLinks } from '../../security/logo-links.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createLogoRemoval } from './logo/remove-logo-file.ts'
import { createSchoolAccess } from './school-access.ts'
import type { AnnounceSchool } from '../../realtime/announce-school.ts'
import { createSchoolLogo } from './school-logo.service.ts'
import { createSchoolMembers } from './school-members.service.ts'
import type { SchoolMembership } from './school-membership.ts'
import { createSchoolService, createSchoolView } from './school.service.ts'
import { createSkillsService } from './skills.service.ts'
import type { Invitations } from '../teaching/invitations.service.ts'
import { schoolLogoRoute } from './school-logo.route.ts'
import { schoolMembersRoute } from './school-members.route.ts'
import { schoolRoute } from './school.route.ts'
import { skillsRoute } from './skills.route.ts'

export interface SchoolsModuleOptions {
  core: ClassCore
  users: UserRepository
  invitations: Invitations
  membership: SchoolMembership
  announce: AnnounceSchool
  storage: ObjectStorage
  logoLinks: LogoLinks
  isLiveSession: IsLiveSession
}

/** One's school: settings, logo, members and skills. */
export const schoolsModule = async (app: FastifyInstance, options: SchoolsModuleOptions) => {
  const { core, users, invitations, membership, announce, storage, logoLinks } = options
  const { schools } = core
  const open = createSchoolAccess(core)
  const view = createSchoolView(logoLinks)
  const removeFile = createLogoRemoval(storage, app.log)

  app.register(schoolRoute, { school: createSchoolService({ schools, open, view, announce }) })
  app.register(schoolLogoRoute, {
    logo: createSchoolLogo({ schools, storage, open, view, announce, removeFile }),
    logoLinks,
    isLiveSession: options.isLiveSession,
  })
  app.register(schoolMembersRoute, {
    members: createSchoolMembers({ core, users, invitations, membership, open, announce }),
  })
  app.register(skillsRoute, {
    skills: createSkillsService({ libraries: createSkillLibraryRepository(core.connection), open, announce }),
  })
}
