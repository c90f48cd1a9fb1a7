import { sheetRoom, type MarksWritten } from '@classeur/contracts'
import {
  createClassActivityRepository,
  createClassLists,
  createClassRepository,
  createClassStates,
  createRosterRepository,
  createSchoolRepository,
  createSearchEntryRepository,
  createSubscriptionRepository,
  createUserInfoRepository,
  type Connection,
  type SchoolDocument,
} from '@classeur/database'
import type { SocketServer } from '../../realtime/socket-server.ts'
import { createClassAccess } from '../../class-access/class-access.ts'
import { createClassAnnouncer } from '../../realtime/announce-class.ts'
import { createClassViews } from './class-views.ts'
import { createRecordChange } from './record-change.ts'
import { coalesceByKey } from '../../load/coalesce-by-key.ts'

/** What every module around classes builds on: the way in, the log, who is told, whose plan holds. */
export function createClassCore(connection: Connection, io: Pick<SocketServer, 'to'>) {
  const classes = createClassRepository(connection)
  const schools = createSchoolRepository(connection)
  const activities = createClassActivityRepository(connection)
  const userInfo = createUserInfoRepository(connection)
  const searchEntries = createSearchEntryRepository(connection)
  const subscriptions = createSubscriptionRepository(connection)
  const findEffectivePlan = async (userId: string) => (await subscriptions.findEffectivePlan(userId)).plan
  const { announce, onAccessChange } = createClassAnnouncer(io)
  const syncSearch = coalesceByKey(searchEntries.sync)
  const nameOf = async (userId: string): Promise<string> =>
    (await userInfo.findById(userId))?.displayName ?? ''
  return {
    connection,
    classes,
    classLists: createClassLists(connection),
    classStates: createClassStates(connection),
    schools,
    rosters: createRosterRepository(connection),
    activities,
    searchEntries,
    userInfo,
    findEffectivePlan,
    access: createClassAccess({ classes, schools, findEffectivePlan }),
    views: createClassViews({ schools, findEffectivePlan, nameOf }),
    announce,
    /** Tells everybody who has the sheet open, on every replica, which cells were saved. */
    tellSheet: (event: MarksWritten): void => {
      io.to(sheetRoom(event.examId)).emit('marks:written', event)
    },
    onAccessChange,
    /**
     * Brings what is found by search up to date with a class: after every change of its name, members, list or exams,
     * and when it goes to the trash or comes back. Safe to repeat, in any order.
     */
    syncSearch,
    recordChange: createRecordChange({ activities, announce, syncSearch }),
    /** What somebody is called; empty for a person whose account is gone. */
    nameOf,
    /** {@link nameOf} for many, in one command. */
    namesOf: async (userIds: readonly string[]): Promise<Map<string, string>> => {
      const distinct = [...new Set(userIds)].filter(Boolean)
      const names = distinct.map(async (id): Promise<[string, string]> => [id, await nameOf(id)])
      return new Map(await Promise.all(names))
    },
    /** The school of a person; whoever has none gets one, called like themselves until they name it. */
    ensureSchool: async (userId: string): Promise<SchoolDocument> => {
      const profile = await userInfo.findById(userId)
      return schools.ensureOwn(userId, profile?.displayName ?? userId, profile?.language ?? 'en')
    },
  }
}

export type ClassCore = ReturnType<typeof createClassCore>
