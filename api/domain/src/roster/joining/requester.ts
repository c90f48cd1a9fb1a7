import type { StoredStudent } from '../stored-roster.ts'

/** A person who asks to join a class as a student. */
export type Requester = Pick<StoredStudent, 'firstName' | 'lastName' | 'externalId'>
