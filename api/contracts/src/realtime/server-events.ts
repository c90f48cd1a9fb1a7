import { z } from 'zod'
import type { BackupChangedEvent } from '../backups/backup.ts'
import { PublicationState } from '../images/image.ts'
import type { RestoreChangedEvent } from '../backups/restore.ts'
import { CodedError } from '../errors/problem.ts'
import { GenerationDraft, GenerationSnapshot, GenerationState } from '../generations/generation.ts'
import { ObjectIdString } from '../identifiers.ts'
import type {
  MarksWritten,
  SheetFocus,
  SheetLeft,
  SheetOpened,
  SheetPresence,
} from '../marks/sheet-presence.ts'
import { LessonSection } from '../lesson-plans/lesson-sections.ts'

const position = {
  generationId: ObjectIdString,
  attempt: z.number().int(),
  seq: z.number().int(),
}

/** A generation was accepted; other windows and devices add it to their jobs tray. */
export const GenerationAcceptedEvent = z.object({ ...position })
export type GenerationAcceptedEvent = z.infer<typeof GenerationAcceptedEvent>

/**
 * The generation has made visible progress. `section` is present if one was just finished; `draft` replaces the
 * previous draft.
 */
export const GenerationProgressedEvent = z.object({
  ...position,
  state: GenerationState,
  stage: GenerationSnapshot.shape.stage,
  percent: z.number().int(),
  step: GenerationSnapshot.shape.step,
  charged: z.number().int(),
  draft: GenerationDraft.nullable(),
  section: LessonSection.nullable(),
})
export type GenerationProgressedEvent = z.infer<typeof GenerationProgressedEvent>

/** The generation has ended. Read the snapshot for the result. */
export const GenerationFinishedEvent = z.object({
  ...position,
  state: GenerationState,
  charged: z.number().int(),
  error: CodedError.nullable(),
})
export type GenerationFinishedEvent = z.infer<typeof GenerationFinishedEvent>

/** The part of a class that changed. `access`: the receiver's role has changed or ended. */
export const ClassPart = z.enum([
  'class',
  'roster',
  'exams',
  'marks',
  'members',
  'join-links',
  'lesson-plans',
  'access',
])
export type ClassPart = z.infer<typeof ClassPart>

/** A part of a class changed; clients that show it must read it again. Sent to the members only. */
export const ClassChangedEvent = z.object({ classId: ObjectIdString, part: ClassPart })
export type ClassChangedEvent = z.infer<typeof ClassChangedEvent>

/** A lesson plan changed; clients that show an older revision must read it again. Sent to everybody who may edit it. */
export const LessonPlanChangedEvent = z.object({
  lessonPlanId: ObjectIdString,
  revision: z.number().int(),
})
export type LessonPlanChangedEvent = z.infer<typeof LessonPlanChangedEvent>

/** A resource changed; clients that show an older revision must read it again. Sent to the members of its class. */
export const ResourceChangedEvent = z.object({
  resourceId: ObjectIdString,
  examId: ObjectIdString,
  revision: z.number().int(),
})
export type ResourceChangedEvent = z.infer<typeof ResourceChangedEvent>

/** A picture went to the trash or returned from it; clients that show pictures must read them again. Sent to its owner. */
export const ImageChangedEvent = z.object({ imageId: ObjectIdString })
export type ImageChangedEvent = z.infer<typeof ImageChangedEvent>

/** An order changed; clients that show it must read it again. Sent to the person who ordered. */
export const OrderChangedEvent = z.object({ orderId: ObjectIdString })
export type OrderChangedEvent = z.infer<typeof OrderChangedEvent>

/** Operators or reports changed the publication of a picture. Sent to its owner. */
export const ImagePublicationChangedEvent = z.object({
  imageId: ObjectIdString,
  publication: PublicationState,
})
export type ImagePublicationChangedEvent = z.infer<typeof ImagePublicationChangedEvent>

/** All events that the server sends. Each is only a hint: the HTTP resources are authoritative. */
export interface ServerEvents {
  'generation:accepted': (event: GenerationAcceptedEvent) => void
  'generation:progressed': (event: GenerationProgressedEvent) => void
  'generation:finished': (event: GenerationFinishedEvent) => void
  /** The wallet changed; read it again. */
  'credits:changed': () => void
  'class:changed': (event: ClassChangedEvent) => void
  'lesson-plan:changed': (event: LessonPlanChangedEvent) => void
  'resource:changed': (event: ResourceChangedEvent) => void
  'image:changed': (event: ImageChangedEvent) => void
  /** The school, its members or its skills changed; read them again. */
  'school:changed': () => void
  /** `current_subscriptions` changed; force-refresh the token. */
  'subscription:changed': () => void
  /** An order of the person changed; read the orders again. */
  'order:changed': (event: OrderChangedEvent) => void
  'image:publication-changed': (event: ImagePublicationChangedEvent) => void
  'backup:changed': (event: BackupChangedEvent) => void
  'restore:changed': (event: RestoreChangedEvent) => void
  /** This session was ended; sign in again. */
  'session:ended': () => void
  /** A person opened a mark sheet that is open here, or selected another cell in it. */
  'sheet:presence': (event: SheetPresence) => void
  'sheet:left': (event: SheetLeft) => void
  'marks:written': (event: MarksWritten) => void
}

/** The events that a client may send: a new access token before the old one expires, and the open mark sheet. */
export interface ClientEvents {
  /** Requires `mark:read`. The client gets the sheet's events until the sheet is closed or the role ends. */
  'sheet:open': (examId: string, acknowledge: (opened: SheetOpened) => void) => void
  'sheet:close': (examId: string) => void
  'sheet:focus': (focus: SheetFocus) => void
  'token:renewed': (accessToken: string, acknowledge: (accepted: boolean) => void) => void
}

const addressed = {
  ownerId: ObjectIdString,
  /** The ledger has new entries, so clients must read the wallet again. Older workers omit this. */
  creditsChanged: z.boolean().default(true),
}

/** The typed content of a custom event on a queue's event stream; api replicas forward it to the owner's room. */
export const JobEvent = z.discriminatedUnion('name', [
  z.object({
    ...addressed,
    name: z.literal('generation:accepted'),
    payload: GenerationAcceptedEvent,
  }),
  z.object({
    ...addressed,
    name: z.literal('generation:progressed'),
    payload: GenerationProgressedEvent,
  }),
  z.object({
    ...addressed,
    name: z.literal('generation:finished'),
    payload: GenerationFinishedEvent,
  }),
])
export type JobEvent = z.input<typeof JobEvent>

/** The queue of payments, and the name of the custom event on its stream. */
export const billingQueue = 'billing'
export const billingStreamEvent = 'billing'

/** What changed for a person after a payment; api replicas forward it to the person's room. */
export const BillingEvent = z.object({
  userId: ObjectIdString,
  subscriptionChanged: z.boolean(),
  creditsChanged: z.boolean(),
  orderId: ObjectIdString.nullable(),
})
export type BillingEvent = z.infer<typeof BillingEvent>

export const userRoom = (userId: string): string => `user:${userId}`
/** The room of all connections that have a mark sheet open. */
export const sheetRoom = (examId: string): string => `sheet:${examId}`
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`
