import mongoose, { type Connection } from 'mongoose'
import { randomBytes } from 'node:crypto'
import { isDuplicateKey } from '../duplicate-key.ts'
import { userModel, type UserDocument } from './user.model.ts'

/** A user of the product; `id` stays the same for one pair of issuer and subject. */
export interface User extends UserDocument {
  id: string
}

/** Who a person is at the issuer. */
export interface Identity extends Pick<UserDocument, 'issuer' | 'subject'> {
  /** Another name of the same issuer, under which people may have been stored before. */
  formerIssuer?: string
}

export type IdentityClaims = Identity & Pick<UserDocument, 'email' | 'emailVerified'>

/**
 * The issuer of people with an account of the product's own. It isn't the issuer's address, because people stay the
 * same when the installation moves to another address.
 */
const builtInIssuer = 'built-in'

/** The names of the issuer that calls itself `iss`. */
export const issuerNames = (iss: string, isBuiltIn: boolean): Pick<Identity, 'issuer' | 'formerIssuer'> =>
  isBuiltIn ? { issuer: builtInIssuer, formerIssuer: iss } : { issuer: iss }

const { trusted } = mongoose

const logNameBytes = 8
const newLogName = (): string => randomBytes(logNameBytes).toString('hex')

const personOf = ({ issuer, formerIssuer, subject }: Identity) =>
  formerIssuer === undefined
    ? { issuer, subject }
    : { issuer: trusted({ $in: [issuer, formerIssuer] }), subject }

export type UserRepository = ReturnType<typeof createUserRepository>

export function createUserRepository(connection: Connection) {
  const users = userModel(connection)

  const upsertOnce = async (identity: IdentityClaims, at: Date): Promise<string> => {
    const { issuer, email, emailVerified } = identity
    const document = await users
      .findOneAndUpdate(
        personOf(identity),
        {
          $set: { issuer, email, emailVerified, lastSignInAt: at },
          $setOnInsert: { createdAt: at, logName: newLogName() },
        },
        { upsert: true, returnDocument: 'after', projection: { _id: 1 } },
      )
      .lean()
    if (!document) throw new Error('an upsert returned no document')
    return document._id.toString()
  }

  return {
    /** Creates the user at the first sign-in; updates the email address and its verification at every later one. */
    async upsertFromIdentity(identity: IdentityClaims, at = new Date()): Promise<{ id: string }> {
      try {
        return { id: await upsertOnce(identity, at) }
      } catch (error) {
        // A concurrent first sign-in created the document.
        if (!isDuplicateKey(error)) throw error
        return { id: await upsertOnce(identity, at) }
      }
    },

    async findByIdentity(identity: Identity): Promise<{ id: string } | null> {
      const document = await users.findOne(personOf(identity), { _id: 1 }).lean()
      return document && { id: document._id.toString() }
    },

    /** What log lines call a person: 16 hex digits; null for an unknown id. */
    async logNameOf(id: string): Promise<string | null> {
      const stored = await users.findById(id, { logName: 1 }).lean()
      if (!stored || stored.logName !== undefined) return stored?.logName ?? null
      await users.updateOne({ _id: id, logName: null }, { $set: { logName: newLogName() } })
      return (await users.findById(id, { logName: 1 }).lean())?.logName ?? null
    },

    /** Email addresses by user id, without unknown ids. */
    async findEmails(ids: readonly string[]): Promise<Map<string, string>> {
      const documents = await users.find({ _id: trusted({ $in: [...ids] }) }, { email: 1 }).lean()
      return new Map(documents.map(({ _id, email }) => [_id.toString(), email]))
    },

    /** The ids of all users with this email address. A person who signed in through several issuers has several. */
    async findIdsByEmail(email: string): Promise<string[]> {
      // The sign-in stores addresses in lower case.
      const documents = await users.find({ email: email.toLowerCase() }, { _id: 1 }).lean()
      return documents.map(({ _id }) => _id.toString())
    },

    async findById(id: string): Promise<User | null> {
      const document = await users.findById(id).lean()
      if (!document) return null
      const { _id, ...user } = document
      return { id: _id.toString(), ...user }
    },
  }
}
