import type { FastifyInstance } from 'fastify'
import type { IsLiveSession } from '../../security/file-links.ts'
import type { LogoLinks } from '../../security/logo-links.ts'
import type { CommentBankService } from './comments/comment-bank.service.ts'
import { removeCommentRoute } from './comments/remove-comment.route.ts'
import { suggestCommentsRoute } from './comments/suggest-comments.route.ts'
import { changeErrorTypeRoute } from './error-types/change-error-type.route.ts'
import { createErrorTypeRoute } from './error-types/create-error-type.route.ts'
import type { ErrorTypesService } from './error-types/error-types.service.ts'
import { listErrorTypesRoute } from './error-types/list-error-types.route.ts'
import { retireErrorTypeRoute } from './error-types/retire-error-type.route.ts'
import { replaceLogoRoute } from './logo/replace-logo.route.ts'
import { removeLogoRoute } from './logo/remove-logo.route.ts'
import { readLogoFileRoute } from './logo/read-logo-file.route.ts'
import type { SchoolLogo } from './logo/school-logo.service.ts'
import { listSchoolMembersRoute } from './members/list-school-members.route.ts'
import { changeSchoolRoleRoute } from './members/change-school-role.route.ts'
import { removeSchoolMemberRoute } from './members/remove-school-member.route.ts'
import { inviteToSchoolRoute } from './members/invite-to-school.route.ts'
import { resendSchoolInvitationRoute } from './members/resend-school-invitation.route.ts'
import { revokeSchoolInvitationRoute } from './members/revoke-school-invitation.route.ts'
import type { SchoolMembersService } from './members/school-members.service.ts'
import type { ClassSchoolService } from './of-class/class-school.service.ts'
import { listClassSkillsRoute } from './of-class/list-class-skills.route.ts'
import { readClassSchoolRoute } from './of-class/read-class-school.route.ts'
import { readSchoolRoute } from './settings/read-school.route.ts'
import { changeSchoolRoute } from './settings/change-school.route.ts'
import type { SchoolService } from './settings/school.service.ts'
import { listSkillsRoute } from './skills/list-skills.route.ts'
import { createSkillRoute } from './skills/create-skill.route.ts'
import { changeSkillRoute } from './skills/change-skill.route.ts'
import { importSkillsRoute } from './skills/import-skills.route.ts'
import { exportSkillsRoute } from './skills/export-skills.route.ts'
import type { SkillsService } from './skills/skills.service.ts'

export interface SchoolsModuleOptions {
  school: SchoolService
  classSchool: ClassSchoolService
  logo: SchoolLogo
  logoLinks: Pick<LogoLinks, 'verify'>
  isLiveSession: IsLiveSession
  members: SchoolMembersService
  skills: SkillsService
  errorTypes: ErrorTypesService
  comments: CommentBankService
}

/** A person's school: settings, logo, members, skills, error types and comment bank. And the school of a class. */
export const schoolsModule = async (app: FastifyInstance, options: SchoolsModuleOptions) => {
  app.register(readSchoolRoute, options)
  app.register(changeSchoolRoute, options)
  app.register(replaceLogoRoute, options)
  app.register(removeLogoRoute, options)
  app.register(readLogoFileRoute, options)
  app.register(listSchoolMembersRoute, options)
  app.register(changeSchoolRoleRoute, options)
  app.register(removeSchoolMemberRoute, options)
  app.register(inviteToSchoolRoute, options)
  app.register(resendSchoolInvitationRoute, options)
  app.register(revokeSchoolInvitationRoute, options)
  app.register(listSkillsRoute, options)
  app.register(createSkillRoute, options)
  app.register(changeSkillRoute, options)
  app.register(importSkillsRoute, options)
  app.register(exportSkillsRoute, options)
  app.register(listErrorTypesRoute, options)
  app.register(createErrorTypeRoute, options)
  app.register(changeErrorTypeRoute, options)
  app.register(retireErrorTypeRoute, options)
  app.register(readClassSchoolRoute, options)
  app.register(listClassSkillsRoute, options)
  app.register(suggestCommentsRoute, options)
  app.register(removeCommentRoute, options)
}
