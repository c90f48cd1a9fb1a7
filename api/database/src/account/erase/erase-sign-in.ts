import mongoose, { type Connection } from 'mongoose'
import { accountModel } from '../../identity/account.model.ts'
import { devMailModel } from '../../identity/dev-mail.model.ts'
import { linkTokenModel } from '../../identity/link-token.model.ts'
import { oidcRecordModel } from '../../identity/oidc-record.model.ts'
import { sessionModel } from '../../sessions/session.model.ts'
import { issuerNames } from '../../users/user.repository.ts'
import { userModel } from '../../users/user.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/**
 * Deletes everything that a person signs in with, and their sessions. Without the document in `users`, no refresh token
 * gives an access token any more. The account at another issuer stays, because it isn't ours.
 * @returns the ids of the sessions that were live
 */
export async function eraseSignIn(connection: Connection, person: LeavingPerson): Promise<string[]> {
  const { userId, email, issuer, subject } = person
  const isBuiltIn = issuer === issuerNames('', true).issuer
  if (isBuiltIn) {
    if (mongoose.Types.ObjectId.isValid(subject)) {
      await accountModel(connection).deleteOne({ _id: new mongoose.Types.ObjectId(subject) })
    }
    await oidcRecordModel(connection).deleteMany({ accountId: subject })
    await linkTokenModel(connection).deleteMany({ email })
    // A sign-in that was under way may have created a new person for the deleted account.
    await userModel(connection).deleteMany({ issuer, subject })
  }
  await userModel(connection).deleteOne({ _id: userId })
  await eraseDevMails(connection, person)
  const sessions = await sessionModel(connection).find({ userId }, { _id: 1 }).lean()
  await sessionModel(connection).deleteMany({ userId })
  return sessions.map(({ _id }) => String(_id))
}

/** Mails to the person, and invitations with their name. The mailbox keeps few mails, so it has no index over texts. */
async function eraseDevMails(connection: Connection, person: LeavingPerson): Promise<void> {
  const ofPerson = [person.email, person.displayName].filter((text) => text !== '')
  const mails = devMailModel(connection)
  for await (const { _id, to, subject, text } of mails.find({}).sort({ at: -1 }).lean().cursor()) {
    const mail = [to, subject, text].join(' ').toLowerCase()
    if (ofPerson.some((one) => mail.includes(one.toLowerCase()))) await mails.deleteOne({ _id })
  }
}
