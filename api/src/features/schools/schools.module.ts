import type { FastifyInstance } from 'fastify'
import type { IsLiveSession } from '../../security/file-links.ts'
import type { LogoLinks } from '../../security/logo-links.ts'
import { schoolLogoRoute } from './school-logo.route.ts'
import type { SchoolLogo } from './school-logo.service.ts'
import { schoolMembersRoute } from './school-members.route.ts'
import type { SchoolMembersService } from './school-members.service.ts'
import { schoolRoute } from './school.route.ts'
import type { SchoolService } from './school.service.ts'
import { skillsRoute } from './skills.route.ts'
import type { SkillsService } from './skills.service.ts'

export interface SchoolsModuleOptions {
  school: SchoolService
  logo: SchoolLogo
  logoLinks: Pick<LogoLinks, 'verify'>
  isLiveSession: IsLiveSession
  members: SchoolMembersService
  skills: SkillsService
}

/** A person's school: settings, logo, members and skills. */
export const schoolsModule = async (app: FastifyInstance, options: SchoolsModuleOptions) => {
  app.register(schoolRoute, options)
  app.register(schoolLogoRoute, options)
  app.register(schoolMembersRoute, options)
  app.register(skillsRoute, options)
}
