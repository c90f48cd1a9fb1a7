import { z } from 'zod'
import { ClassRole } from '../classes/roles.ts'
import { ObjectIdString, Timestamp, UserId } from '../identifiers.ts'
import { SchoolRole } from '../schools/school.ts'

/** How long a person can change their mind after asking for the deletion of their account. */
export const deletionGraceDays = 14

/** A requested deletion that hasn't begun. */
const PendingDeletion = z.object({ requestedAt: Timestamp, dueAt: Timestamp })

/** `GET /api/account/deletion`; null if no deletion was requested. */
export const AccountDeletionState = z.object({ pending: PendingDeletion.nullable() })
export type AccountDeletionState = z.infer<typeof AccountDeletionState>

/** A class of the person that colleagues teach too. */
export const SharedClass = z.object({
  id: ObjectIdString,
  name: z.string(),
  colleagues: z.array(z.object({ userId: UserId, name: z.string(), role: ClassRole })),
  /** The colleague to whom the ownership is offered; null without an offer. */
  offeredTo: UserId.nullable(),
})
export type SharedClass = z.infer<typeof SharedClass>

/** `GET /api/account/deletion/preview`: what the deletion would remove, counted now. */
export const DeletionPreview = z.object({
  email: z.string(),
  /** Classes of the person, shared or not, without those in the trash. */
  ownedClasses: z.number().int().nonnegative(),
  sharedClasses: z.array(SharedClass),
  /** Classes of colleagues in which the person teaches. */
  joinedClasses: z.number().int().nonnegative(),
  lessonPlans: z.number().int().nonnegative(),
  pictures: z.number().int().nonnegative(),
  publishedPictures: z.number().int().nonnegative(),
  shareLinks: z.number().int().nonnegative(),
  /** Orders that the law requires to keep. */
  orders: z.number().int().nonnegative(),
  /** Null without a school. */
  school: z
    .object({
      name: z.string(),
      role: SchoolRole,
      colleagues: z.number().int().nonnegative(),
      isLastAdmin: z.boolean(),
    })
    .nullable(),
  /** Null without a running subscription. `renewsAt` is null if it ends anyway. */
  subscription: z.object({ planName: z.string(), renewsAt: Timestamp.nullable() }).nullable(),
  /**
   * True after a requested deletion while the renewal of the subscription isn't stopped: repeating the request stops it.
   * Older servers leave it out.
   */
  stillRenews: z.boolean().optional(),
  /** Whether the account at the sign-in service is deleted too; an external service keeps it. */
  deletesSignIn: z.boolean(),
})
export type DeletionPreview = z.infer<typeof DeletionPreview>

/** The person types their email address, so that no slip of a finger deletes an account. */
export const RequestDeletion = z.strictObject({ email: z.string().trim().min(1).max(320) })
export type RequestDeletion = z.infer<typeof RequestDeletion>
