import { z } from 'zod'
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

/** Something became visible. `section` is present when one was just finished; `draft` replaces the last draft. */
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

/** The generation is over. Read the snapshot for the result. */
export const GenerationFinishedEvent = z.object({
  ...position,
  state: GenerationState,
  charged: z.number().int(),
  error: CodedError.nullable(),
})
export type GenerationFinishedEvent = z.infer<typeof GenerationFinishedEvent>

/** Which part of a class changed. `access`: whoever is told has another role now, or none. */
export const ClassPart = z.enum(['class', 'roster', 'exams', 'marks', 'members', 'join-links', 'access'])
export type ClassPart = z.infer<typeof ClassPart>

/** Something of a class changed; whoever shows it reads it again. Sent to its members only. */
export const ClassChangedEvent = z.object({ classId: ObjectIdString, part: ClassPart })
export type ClassChangedEvent = z.infer<typeof ClassChangedEvent>

/** Everything the server sends. Each is a hint: the HTTP resources are the truth. */
export interface ServerEvents {
  'generation:accepted': (event: GenerationAcceptedEvent) => void
  'generation:progressed': (event: GenerationProgressedEvent) => void
  'generation:finished': (event: GenerationFinishedEvent) => void
  /** The wallet changed; read it again. */
  'credits:changed': () => void
  'class:changed': (event: ClassChangedEvent) => void
  /** The school, its members or its skills changed; read them again. */
  'school:changed': () => void
  /** `current_subscriptions` changed; force-refresh the token. */
  'subscription:changed': () => void
  /** This session was ended; sign in again. */
  'session:ended': () => void
  /** Somebody opened a mark sheet that is open here, or moved in it. */
  'sheet:presence': (event: SheetPresence) => void
  'sheet:left': (event: SheetLeft) => void
  'marks:written': (event: MarksWritten) => void
}

/** What a client may send: a fresh access token before the old one ends, and which mark sheet it has open. */
export interface ClientEvents {
  /** Asks for `mark:read`; from then on, until it is closed or the role is lost, the sheet's events arrive. */
  'sheet:open': (examId: string, acknowledge: (opened: SheetOpened) => void) => void
  'sheet:close': (examId: string) => void
  'sheet:focus': (focus: SheetFocus) => void
  'token:renewed': (accessToken: string, acknowledge: (accepted: boolean) => void) => void
}

const addressed = {
  ownerId: ObjectIdString,
  /** The ledger has new entries: people read their wallet again. Older workers do not say. */
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

export const userRoom = (userId: string): string => `user:${userId}`
/** Everybody who has a mark sheet open. */
export const sheetRoom = (examId: string): string => `sheet:${examId}`
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`
