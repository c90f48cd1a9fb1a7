import type { BillingSchool } from '@classeur/contracts'
import type { SchoolDocument } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import type { ReadSeats } from '@classeur/payments'

export interface BillingSchoolDependencies {
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  readSeats: ReadSeats
}

/** Reads what the plan pages show about the person's school: who may buy its plan, and who pays for it. */
export type ReadBillingSchool = (actor: Actor) => Promise<BillingSchool>

export const createReadBillingSchool =
  ({ ensureSchool, namesOf, readSeats }: BillingSchoolDependencies): ReadBillingSchool =>
  async (actor) => {
    const school = await ensureSchool(actor.userId)
    const seats = await readSeats(school)
    const adminIds = school.members.filter(({ role }) => role === 'admin').map(({ userId }) => userId)
    const names = await namesOf(seats ? [...adminIds, seats.payerId] : adminIds)
    return {
      name: school.name,
      isAdmin: can(actor, 'school-plan:buy', { schoolMembers: school.members }),
      administrators: adminIds.map((userId) => names.get(userId) ?? ''),
      payer: seats && { name: names.get(seats.payerId) ?? '', isMe: seats.payerId === actor.userId },
      seat: seats?.stateOf.get(actor.userId) ?? null,
    }
  }
