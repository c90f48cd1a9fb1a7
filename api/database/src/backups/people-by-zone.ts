import mongoose, { type Connection } from 'mongoose'
import { schoolModel } from '../schools/school.model.ts'
import { userInfoModel } from '../user-info/user-info.model.ts'

const { trusted } = mongoose
const batchSize = 200

/** The people of an installation by the time zone of their school, in batches. */
export function createPeopleByZone(connection: Connection) {
  const schools = schoolModel(connection)
  const profiles = userInfoModel(connection)

  return {
    /** The time zones of all schools, as they are stored. */
    zones: (): Promise<string[]> => schools.distinct('timeZone'),

    /** The members of all schools in these zones, named as they are stored. A batch has those of many small schools. */
    async *inZones(zones: readonly string[]): AsyncGenerator<{ userIds: string[]; timeZone: string }> {
      const cursor = schools
        .find({ timeZone: trusted({ $in: [...zones] }) }, { 'members.userId': 1, timeZone: 1 })
        .lean<{ members: { userId: string }[]; timeZone: string }>()
        .cursor({ batchSize })
      const byZone = new Map<string, string[]>()
      for await (const { members, timeZone } of cursor) {
        const waiting = [...(byZone.get(timeZone) ?? []), ...members.map(({ userId }) => userId)]
        while (waiting.length >= batchSize) yield { userIds: waiting.splice(0, batchSize), timeZone }
        byZone.set(timeZone, waiting)
      }
      for (const [timeZone, userIds] of byZone) if (userIds.length > 0) yield { userIds, timeZone }
    },

    /** When these people completed their profile, without those of whom it isn't stored. */
    async cameAt(userIds: readonly string[]): Promise<Map<string, Date>> {
      const stored = await profiles
        .find({ _id: trusted({ $in: [...userIds] }) }, { createdAt: 1 })
        .lean<{ _id: string; createdAt?: Date }[]>()
      return new Map(stored.flatMap(({ _id, createdAt }) => (createdAt ? [[_id, createdAt]] : [])))
    },

    /** People with a profile who belong to no school. */
    async *withoutSchool(): AsyncGenerator<string[]> {
      let last = ''
      for (;;) {
        const page = await profiles
          .find({ _id: trusted({ $gt: last }) }, { _id: 1 })
          .sort({ _id: 1 })
          .limit(batchSize)
          .lean<{ _id: string }[]>()
        const ids = page.map(({ _id }) => _id)
        if (ids.length === 0) return
        last = ids.at(-1) as string
        const memberships = await schools
          .find({ 'members.userId': trusted({ $in: ids }) }, { 'members.userId': 1 })
          .lean<{ members: { userId: string }[] }[]>()
        const members = new Set(memberships.flatMap((school) => school.members.map(({ userId }) => userId)))
        const alone = ids.filter((id) => !members.has(id))
        if (alone.length > 0) yield alone
      }
    },
  }
}

export type PeopleByZone = ReturnType<typeof createPeopleByZone>
