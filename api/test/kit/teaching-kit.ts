import { createUserInfoRepository } from '@classeur/database'
import type { TestApp, SignedIn } from './create-test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Teachers with names, their classes, and the mail that the api has sent. */
export function createTeachingKit(test: TestApp) {
  const userInfo = createUserInfoRepository(test.servers.connection)
  let addresses = 0

  const call = (
    person: SignedIn | null,
    method: Method,
    path: string,
    payload?: object,
    remote = '10.0.0.1',
  ) =>
    test.app.inject({
      method,
      url: `/api${path}`,
      headers: person?.headers ?? {},
      remoteAddress: remote,
      ...(method !== 'GET' && { payload: payload ?? {} }),
    })

  const newClass = async (owner: SignedIn, fields: object = {}): Promise<string> => {
    const answer = await call(owner, 'POST', '/classes', { name: 'Year 6 B', ...fields })
    if (answer.statusCode !== 201) throw new Error(`no class: ${answer.body}`)
    return answer.json<{ id: string }>().id
  }

  return {
    call,
    newClass,

    /** An address without earlier requests, to which no rate limit per address applies yet. */
    newAddress: (): string => {
      addresses += 1
      return `10.1.${String(addresses >> 8)}.${String(addresses & 255)}`
    },

    /** A teacher with a complete profile. */
    async newTeacher(displayName: string, email?: string): Promise<SignedIn> {
      const person = await test.newTeacher(email === undefined ? {} : { email })
      const profile = await userInfo.findById(person.userId)
      if (!profile) throw new Error('no profile')
      const { id: _id, ...input } = profile
      await userInfo.save(person.userId, { ...input, displayName })
      return person
    },

    /** Adds a person to a class with a role, directly in the database. */
    async addMember(classId: string, person: SignedIn, role: string): Promise<void> {
      const { connection } = test.servers
      const member = { userId: person.userId, role, joinedAt: new Date(), lastActivityAt: null }
      const { ObjectId } = connection.base.mongo
      await connection
        .collection<{ members: object[] }>('classes')
        .updateOne({ _id: new ObjectId(classId) }, { $push: { members: member } })
    },

    /** The token in the latest mail to an address. */
    async mailedToken(email: string): Promise<string> {
      const mail = await test.servers.connection
        .collection<{ to: string; text: string }>('dev_mailbox')
        .findOne({ to: email }, { sort: { _id: -1 } })
      const [, token] = /\/joinclass\/([\w-]+)/.exec(mail?.text ?? '') ?? []
      if (!token) throw new Error(`no mail to ${email}`)
      return token
    },

    /** Changes stored documents, for example to simulate elapsed time. */
    async setInDatabase(collection: string, filter: object, set: object): Promise<void> {
      await test.servers.connection.collection(collection).updateMany(filter, { $set: set })
    },
  }
}

export type TeachingKit = ReturnType<typeof createTeachingKit>
