import { schoolAccount } from '@classeur/domain/credits'
import mongoose, { type Connection } from 'mongoose'
import { bankedCommentModel, bankOf } from '../../comments/banked-comment.model.ts'
import { creditEntryModel } from '../../credits/credit-entry.model.ts'
import { errorTypeLibraryModel } from '../../schools/error-type-library.model.ts'
import { schoolModel, type SchoolDocument } from '../../schools/school.model.ts'
import { skillLibraryModel } from '../../schools/skill-library.model.ts'
import { invitationModel } from '../../teaching/invitation.model.ts'
import { joinRequestModel } from '../../teaching/join-request.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/** Deletes invitations by and to the person, and their requests to join. */
export async function eraseInvitations(
  connection: Connection,
  { userId, email }: LeavingPerson,
): Promise<void> {
  await invitationModel(connection).deleteMany({ invitedBy: userId })
  await joinRequestModel(connection).deleteMany({ userId })
  if (email === '') return
  // Invitations have no index over addresses alone. They are few: expired ones are deleted after a month.
  const invitations = invitationModel(connection)
  for await (const { _id, email: to, claimedBy } of invitations.find({}).sort({ _id: 1 }).lean().cursor()) {
    if (to === email || claimedBy === userId) await invitations.deleteOne({ _id })
  }
}

/**
 * Removes the person from their school; deletes the school if it has no other members. If they were its last
 * administrator all the same, the member who joined first becomes one.
 * @returns the key of the logo of a deleted school; null if there is none
 */
export async function eraseSchool(connection: Connection, person: LeavingPerson): Promise<string | null> {
  const { userId } = person
  const schools = schoolModel(connection)
  const school = await schools.findOne({ 'members.userId': userId }).lean<SchoolDocument>()
  if (!school) return null
  const { _id } = school
  const others = school.members.filter((member) => member.userId !== userId)
  const heir = others.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime()).at(0)
  if (!heir) return deleteSchool(connection, school, userId)
  if (!others.some(({ role }) => role === 'admin')) {
    await schools.updateOne(
      { _id, 'members.userId': heir.userId },
      { $set: { 'members.$[member].role': 'admin' }, $inc: { version: 1 } },
      { arrayFilters: [{ 'member.userId': heir.userId }] },
    )
  }
  await schools.updateOne({ _id }, { $pull: { members: { userId } }, $inc: { version: 1 } })
  return null
}

/** The school goes last, so a repetition finds what is left of it. */
async function deleteSchool(connection: Connection, school: SchoolDocument, userId: string) {
  const schoolId = String(school._id)
  await invitationModel(connection).deleteMany({ kind: 'school', targetId: schoolId })
  await skillLibraryModel(connection).deleteOne({ _id: schoolId })
  await errorTypeLibraryModel(connection).deleteOne({ _id: schoolId })
  await bankedCommentModel(connection).deleteMany({ bank: bankOf({ schoolId, ownerId: userId }) })
  // The credits that its members shared. Nobody can spend or read them any more.
  await creditEntryModel(connection).deleteMany({ userId: schoolAccount(schoolId) })
  return school.logoKey
}

/** Deletes the school of which the person is the only member, after its logo was deleted. */
export async function removeEmptySchool(connection: Connection, { userId }: LeavingPerson): Promise<void> {
  await schoolModel(connection).deleteOne({
    'members.userId': userId,
    members: mongoose.trusted({ $size: 1 }),
  })
}
