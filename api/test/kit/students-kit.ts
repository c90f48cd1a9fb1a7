import { ImportResult, Roster, RosterChange, type ClassRole } from '@classeur/contracts'
import { createClassRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import type { SignedIn, TestApp } from './create-test-app.ts'

/** Classes with members, and their students over HTTP. */
export function createStudentsKit(test: TestApp) {
  const { connection } = test.servers

  return {
    call: test.call,
    newTeacher: test.newTeacher,

    /** Creates a class with this owner and other members, and returns it as stored. */
    async newClass(
      owner: SignedIn,
      others: { person: SignedIn; role: ClassRole }[] = [],
      schoolId: string | null = null,
    ): Promise<string> {
      const id = newId()
      const at = new Date()
      const member = (userId: string, role: ClassRole) => ({
        userId,
        role,
        joinedAt: at,
        lastActivityAt: null,
      })
      const created = await createClassRepository(connection).insert(
        {
          ...{ id, ownerId: owner.userId, schoolId, name: '6B', level: '', subjects: [], schoolYear: '' },
          ...{ colour: 'board', scale: null, usesExternalIds: false, isSample: false, searchText: '' },
          createdAt: at,
          members: [
            member(owner.userId, 'owner'),
            ...others.map(({ person, role }) => member(person.userId, role)),
          ],
        },
        1000,
      )
      if (!created) throw new Error('no room for a class')
      return id
    },

    setStudentLimit: async (limit: number): Promise<void> => {
      await connection
        .collection<{ _id: string }>('plans')
        .updateOne({ _id: 'free' }, { $set: { 'limits.studentsPerClass': limit } })
    },

    async roster(person: SignedIn, classId: string): Promise<Roster> {
      const answer = await test.call(person, 'GET', `/classes/${classId}/students`)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return Roster.parse(answer.json())
    },

    async added(person: SignedIn, classId: string, ...students: object[]): Promise<RosterChange> {
      const answer = await test.call(person, 'POST', `/classes/${classId}/students`, { students })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return RosterChange.parse(answer.json())
    },

    import: (person: SignedIn, classId: string, rosterVersion: number, rows: string[][], more: object = {}) =>
      test.call(person, 'POST', `/classes/${classId}/imports`, {
        rosterVersion,
        fileName: 'class.csv',
        table: { rows },
        mapping: {
          columns: ['lastName', 'firstName', 'externalId', 'group', 'note'],
          ...{ firstDataRow: 0, nameOrder: 'last-first' },
        },
        decisions: [],
        ...more,
      }),

    async imported(...args: Parameters<typeof this.import>): Promise<ImportResult> {
      const answer = await this.import(...args)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return ImportResult.parse(answer.json())
    },

    /** The roster as stored. */
    stored: (classId: string) =>
      connection.collection<{ _id: string }>('rosters').findOne<Record<string, unknown>>({ _id: classId }),
  }
}
