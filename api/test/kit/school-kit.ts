import { School } from '@classeur/contracts'
import { createFollowSeats } from '@classeur/payments'
import { createAccountLog } from '../../src/account-log.ts'
import { composeFoundations } from '../../src/compose/foundations.ts'
import { createRepositories } from '../../src/compose/repositories.ts'
import { createLogoRemoval } from '../../src/features/schools/logo/remove-logo-file.ts'
import { createKeepUsed } from '../../src/features/schools/members/keep-used.ts'
import {
  createSchoolMembership,
  type SchoolMembershipDependencies,
} from '../../src/features/schools/members/school-membership.ts'
import { createTakeSettings } from '../../src/features/schools/settings/take-settings.ts'
import type { SignedIn, TestApp } from './create-test-app.ts'

/** Teachers, their schools, and the services that move people between schools. */
export function createSchoolKit(test: TestApp) {
  const repositories = createRepositories(test.servers.connection)
  const { app, config, storage } = test
  const foundations = composeFoundations({ repositories, io: app.io, storage, config, logger: app.log })
  const { schools, skillLibraries, errorTypeLibraries, commentBank } = repositories
  const { listSchoolsLeft, moveOwnedClasses } = repositories
  const { announceClass, announceSchool, ensureSchool, syncSearch, rememberComments } = foundations
  const { accountActivities, users } = repositories
  const accountLog = createAccountLog(accountActivities, test.app.log, users.logNameOf)
  const keepUsed = createKeepUsed(repositories)
  /** The service, with other dependencies in a test of what happens if one of them fails. */
  const membershipWith = (other: Partial<SchoolMembershipDependencies>) =>
    createSchoolMembership({
      ...{ schools, skillLibraries, errorTypeLibraries, commentBank, keepUsed },
      takeSettings: createTakeSettings(repositories),
      ...{ listSchoolsLeft, moveOwnedClasses, ensureSchool, syncSearch, accountLog },
      followSeats: createFollowSeats({ ...repositories, announce: test.billingQueue.publish }),
      ...{ announceClass, announceSchool, removeLogoFile: createLogoRemoval(test.storage, test.app.log) },
      ...other,
    })
  const membership = membershipWith({})

  const schoolOf = async (person: SignedIn): Promise<School> =>
    School.parse((await test.call(person, 'GET', '/school')).json())

  return {
    repositories,
    foundations,
    membership,
    membershipWith,
    keepUsed,
    rememberComments,
    call: test.call,
    newTeacher: test.newTeacher,
    schoolOf,

    /** Adds a new teacher to the school of a person, as an accepted invitation does. */
    async newColleague(of: SignedIn): Promise<SignedIn> {
      const colleague = await test.newTeacher()
      await membership.admit(colleague.userId, (await schoolOf(of)).id)
      return colleague
    },

    /** Creates a class of this person with these students (first and last name); returns its document. */
    async newClass(owner: SignedIn, students: readonly (readonly [string, string])[] = []) {
      const { id } = (await test.call(owner, 'POST', '/classes', { name: '6B' })).json<{ id: string }>()
      if (students.length > 0) {
        await test.call(owner, 'POST', `/classes/${id}/students`, {
          students: students.map(([firstName, lastName]) => ({ firstName, lastName })),
        })
      }
      const schoolClass = await repositories.classes.findById(id)
      if (!schoolClass) throw new Error('no class')
      return schoolClass
    },
  }
}

export type SchoolKit = ReturnType<typeof createSchoolKit>
