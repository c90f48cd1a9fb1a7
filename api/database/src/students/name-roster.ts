import type { NameRoster } from '@classeur/domain/lesson-plans'
import type { ClassLists } from '../classes/class-lists.repository.ts'
import type { RosterRepository } from './roster.repository.ts'

export interface NameRosterDependencies {
  classLists: Pick<ClassLists, 'listIdsOf'>
  rosters: Pick<RosterRepository, 'listNames'>
}

const keyOf = ({ firstName, lastName }: NameRoster['others'][number]) => `${firstName}\n${lastName}`

/**
 * The names that must not leave the server in a text: those of the classes that it is about, and of all other classes of
 * the people who wrote it. Nobody needs the right to read a class to have its names removed.
 */
export const createNameRoster =
  ({ classLists, rosters }: NameRosterDependencies) =>
  async (userIds: readonly string[], classIds: readonly string[]): Promise<NameRoster> => {
    const ofPeople = await Promise.all([...new Set(userIds)].map((userId) => classLists.listIdsOf(userId)))
    const about = new Set(classIds)
    const [ofClass, others] = await Promise.all([
      rosters.listNames([...about]),
      rosters.listNames([...new Set(ofPeople.flat())].filter((id) => !about.has(id))),
    ])
    // The same students are in the lists of several school years.
    const distinct = new Map(others.map((student) => [keyOf(student), student]))
    for (const student of ofClass) distinct.delete(keyOf(student))
    return { ofClass, others: [...distinct.values()] }
  }

export type ReadNameRoster = ReturnType<typeof createNameRoster>
