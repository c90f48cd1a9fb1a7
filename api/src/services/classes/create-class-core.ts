import {
  createClassActivityRepository,
  createClassRepository,
  createRosterRepository,
  createSchoolRepository,
  createSearchEntryRepository,
  createSubscriptionRepository,
  createUserInfoRepository,
  type Connection,
} from '@classeur/database'
import type { SocketServer } from '../../realtime/socket-server.ts'
import { createClassAccess } from './class-access.ts'
import { createClassAnnouncer } from './class-announcer.ts'

/** What every module around classes builds on: the way in, the log, who is told, whose plan holds. */
export function createClassCore(connection: Connection, io: Pick<SocketServer, 'to'>) {
  const classes = createClassRepository(connection)
  const schools = createSchoolRepository(connection)
  const activities = createClassActivityRepository(connection)
  const userInfo = createUserInfoRepository(connection)
  const searchEntries = createSearchEntryRepository(connection)
  const subscriptions = createSubscriptionRepository(connection)
  const findEffectivePlan = async (userId: string) => (await subscriptions.findEffectivePlan(userId)).plan
  return {
    connection,
    classes,
    schools,
    rosters: createRosterRepository(connection),
    activities,
    searchEntries,
    userInfo,
    findEffectivePlan,
    access: createClassAccess({ classes, schools, findEffectivePlan }),
    announce: createClassAnnouncer(io),
    /**
     * Brings what is found by search up to date with a class: after every change of its name, members, list or exams,
     * and when it goes to the trash or comes back. Safe to repeat, in any order.
     */
    syncSearch: searchEntries.sync,
    /** What somebody is called; empty for a person whose account is gone. */
    nameOf: async (userId: string): Promise<string> => (await userInfo.findById(userId))?.displayName ?? '',
  }
}

export type ClassCore = ReturnType<typeof createClassCore>
