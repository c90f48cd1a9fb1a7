import {
  AppError,
  type AddStudentsRequest,
  CreateClassRequest,
  type Language,
  type RequestKeyQuery,
  type SchoolClass,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import {
  isDuplicateKey,
  type ClassRepository,
  type RosterRepository,
  type UserInfoRepository,
} from '@classeur/database'
import { createHash } from 'node:crypto'
import { createFillSampleExams, type SampleExamDependencies } from './fill-sample-exams.ts'
import { sampleTexts } from './sample-texts.ts'

/** The same services as for every other class create the sample class. */
export interface SampleClassDependencies extends SampleExamDependencies {
  classes: Pick<ClassRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  createClass: (
    actor: Actor,
    request: CreateClassRequest,
    sample: { id: string; isSample: true },
  ) => Promise<unknown>
  restoreClass: (actor: Actor, classId: string) => Promise<unknown>
  readClass: (actor: Actor, classId: string) => Promise<SchoolClass>
  addStudents: (
    actor: Actor,
    classId: string,
    request: AddStudentsRequest & RequestKeyQuery,
  ) => Promise<unknown>
}

/** A sample class, and whether the current request must fill it. */
interface Filling {
  id: string
  fill: boolean
}

/** A class younger than this may still be being filled by another request. */
const fillingTakesAtMostMs = 30_000

/** Number of ids to try: an id stays used after the person transfers the sample class to a colleague. */
const mostIds = 20

/** Derives the id from the person, so that concurrent requests use the same one. */
const sampleIdFor = (userId: string, index: number): string =>
  createHash('sha256').update(`sample class:${userId}:${index}`).digest('hex').slice(0, 24)

/**
 * Creates the sample class that demonstrates the product: 24 students and two exams with 10 questions each. It
 * uses the same services as every other class. Each step first checks whether it was done, so that a repeated request
 * completes an interrupted one.
 */
export function createSampleClassService(dependencies: SampleClassDependencies) {
  const { classes, rosters, userInfo, createClass, restoreClass, readClass, addStudents } = dependencies
  const fillExams = createFillSampleExams(dependencies)

  async function make(actor: Actor, id: string, language: Language): Promise<Filling> {
    const { className, level, subject } = sampleTexts[language]
    const request = CreateClassRequest.parse({ name: className, level, subjects: [subject], colour: 'sky' })
    try {
      await createClass(actor, request, { id, isSample: true })
      return { id, fill: true }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return { id, fill: false }
    }
  }

  /**
   * Finds, restores or creates the class. Each person has only one, which is restored from the trash if necessary, so
   * that sample classes can't be used to exceed the plan's limit.
   */
  async function ensureClass(actor: Actor, language: Language): Promise<Filling> {
    for (let index = 0; index < mostIds; index += 1) {
      const id = sampleIdFor(actor.userId, index)
      const existing = await classes.findById(id)
      if (!existing) return make(actor, id, language)
      if (!existing.isSample || existing.ownerId !== actor.userId) continue
      if (existing.deletedAt === null) {
        return { id, fill: Date.now() - existing.createdAt.getTime() > fillingTakesAtMostMs }
      }
      await restoreClass(actor, id)
      // It may have been deleted because it was incomplete; what its teacher has changed stays.
      return { id, fill: true }
    }
    throw new AppError('general/not-found')
  }

  /** Returns the ids of the students; null if the roster has been changed since its creation. */
  async function ensureStudents(actor: Actor, classId: string, language: Language): Promise<string[] | null> {
    const before = await rosters.get(classId)
    if (before.version === 0) {
      const blank = { externalId: '', note: '', hasNeeds: false, joinedOn: null, leftOn: null }
      const wanted = sampleTexts[language].students.map((names) => ({ ...blank, ...names }))
      // Two requests that fill the class at the same time add the students once.
      await addStudents(actor, classId, { students: wanted, requestKey: `sample-class-${classId}` })
    }
    const { students: listed, version } = await rosters.get(classId)
    return version === 1 ? listed.map(({ id }) => id) : null
  }

  return {
    /** Returns a person's sample class; creates it if there is none. */
    async ensure(actor: Actor): Promise<SchoolClass> {
      const language = (await userInfo.findById(actor.userId))?.language ?? 'en'
      const { id, fill } = await ensureClass(actor, language)
      if (fill) {
        const studentIds = await ensureStudents(actor, id, language)
        if (studentIds) await fillExams(actor, id, studentIds, language)
      }
      return readClass(actor, id)
    },
  }
}

export type SampleClassService = ReturnType<typeof createSampleClassService>
