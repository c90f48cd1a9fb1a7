import {
  type Exam,
  type ExamLeaf,
  Resource,
  ResourceAccepted,
  type ResourceItem,
  type ResourceRequest,
  type Skill,
} from '@classeur/contracts'
import {
  createCreditLedger,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  createResourceEdits,
  createResourceRepository,
} from '@classeur/database'
import { richText } from '@classeur/domain/resources'
import { newId } from '@classeur/local/testing'
import { afterEnd, createGenerationQueues } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import { createTestApp, type SignedIn, type TestApp } from './create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell } from './exam-kit.ts'

/** An item as a worker writes it: 1/5 + 3/5 unless the test wants another sum. */
export const writtenItem = (id: string, fields: Partial<ResourceItem> = {}): ResourceItem => ({
  ...{ id, figure: null, steps: [], skill: null, bloomLevel: 'apply', lines: 0, locked: false, origin: null },
  prompt: richText('Add $\\frac{1}{5}+\\frac{3}{5}=\\frac{\\square}{\\square}$'),
  answer: { kind: 'value', shown: richText('$\\frac{4}{5}$') },
  error: { name: 'Adds top and bottom', wrong: richText('$\\frac{4}{10}$') },
  check: { kind: 'arithmetic', expression: '1/5+3/5', form: 'any' },
  verification: { state: 'verified', by: 'code', found: null },
  ...fields,
})

/** Stores a finished sheet directly in the database, without a generation. */
export async function storeResource(
  connection: TestApp['servers']['connection'],
  place: { id: string; examId: string; classId: string; ownerId: string; title: string },
): Promise<void> {
  const resources = createResourceRepository(connection)
  const { id } = place
  await resources.insertOnce({
    ...{ ...place, batchId: id, generationId: id, position: 0, kind: 'practice-sheet', tier: 'core' },
    ...{ language: 'en', audience: { scope: 'class' } },
  })
  await resources.admitWriter(id, id, 1)
  const sheet = { title: place.title, intro: '', items: [writtenItem('one')], notes: [] }
  await resources.writeSheet(id, id, 1, { ...sheet, outgoing: null, pseudonyms: [] })
}

/** A class with marks, as {@link createResourceKit} makes it. */
export interface MarkedClass {
  owner: SignedIn
  classId: string
  exam: Exam
  skills: { add: string; solve: string }
  leaves: ExamLeaf[]
  /** The id of a student. */
  student: (name: string) => string
}

/** A class whose exam tests two skills with three questions each, and resources as generations write them. */
export function createResourceKit(test: TestApp) {
  const { connection, redisUrl } = test.servers
  const exams = createExamKit(test)
  const generations = createGenerationRepository(connection)
  const resources = createResourceRepository(connection)
  const queues = createGenerationQueues(redisUrl, () => undefined)
  const ending = {
    ...{ generations, resources, queues },
    family: createGenerationFamily(connection),
    queries: createGenerationQueries(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    images: createImageRepository(connection),
  }
  const { call } = exams

  async function newSkill(person: SignedIn, name: string): Promise<string> {
    const answer = await call(person, 'POST', '/school/skills', { name })
    return answer.json<Skill>().id
  }

  async function ask(person: SignedIn, request: Partial<ResourceRequest> & { examId: string }) {
    return call(person, 'POST', '/functions/generateResource', {
      data: {
        requestKey: randomUUID(),
        request: {
          ...{ kind: 'practice-sheet', audiences: [{ scope: 'class' }], questionIds: [], errorTypes: [] },
          ...{ length: 8, tier: null, language: 'en', wish: '', seed: 7, skillIds: [] },
          ...request,
        },
      },
    })
  }

  /** Finishes a sheet like a worker, whose first generation has the id of the sheet. */
  async function finishSheet(
    id: string,
    items: ResourceItem[],
    generationId = id,
    notes: Resource['notes'] = [],
  ): Promise<void> {
    const { attempt = 0 } = (await generations.claim(generationId, 'resource-sheet', 6)) ?? {}
    const sheet = {
      ...{ title: 'Adding fractions', intro: 'Find one denominator.', items, notes },
      ...{ outgoing: null, pseudonyms: [] },
    }
    const ended = await generations.finish(generationId, attempt, { state: 'completed', sheet })
    if (!ended) throw new Error('it was not running')
    await afterEnd(ending, ended)
  }

  return {
    ...exams,
    ask,
    finishSheet,

    /** Sets the credits of the free plan per month, and lets a person have many generations at once. */
    async setCredits(credits: number): Promise<void> {
      const limits = { 'limits.waitingGenerations': 100, 'limits.runningGenerations': 100 }
      await connection
        .collection<{ _id: string }>('plans')
        .updateOne({ _id: 'free' }, { $set: { ...limits, monthlyCredits: credits } })
    },

    /**
     * A teacher with a class of these students. Their marks are points of 1 in six questions: three add fractions, three
     * solve problems. A student without marks was absent.
     */
    async markedClass(marks: Record<string, Cell[] | null>): Promise<MarkedClass> {
      const owner = await exams.newTeacher()
      const classId = await exams.newClass(owner)
      const names = Object.keys(marks)
      const ids = await exams.addStudents(
        classId,
        names.map((name) => ({ name })),
      )
      const skills = {
        add: await newSkill(owner, 'Add fractions'),
        solve: await newSkill(owner, 'Solve problems'),
      }
      const leaves = [skills.add, skills.add, skills.add, skills.solve, skills.solve, skills.solve].map(
        (skillId, index) => ({
          ...leavesOf([1], { skills: [{ skillId, weight: 1 }] })[0]!,
          label: `Q${String(index + 1)}`,
        }),
      )
      const exam = await exams.newExam(owner, classId, structureOf(leaves))
      const idOf = new Map(names.map((name, index) => [name, ids[index] ?? '']))
      const entered = Object.entries(marks).flatMap(([name, cells]) =>
        cells ? [[idOf.get(name) ?? '', cells] as const] : [],
      )
      await exams.enter(owner, exam, Object.fromEntries(entered))
      return {
        ...{ owner, classId, exam, skills, leaves },
        student: (name: string) => {
          const id = idOf.get(name)
          if (!id) throw new Error(`no student ${name}`)
          return id
        },
      }
    },

    /** Another exam of a class, with one question about a skill and a mark of every student. */
    async examOfSkill(
      { owner, classId, student }: Pick<MarkedClass, 'owner' | 'classId' | 'student'>,
      skillId: string,
    ) {
      const leaves = leavesOf([1], { skills: [{ skillId, weight: 1 }] })
      const exam = await exams.newExam(owner, classId, structureOf(leaves))
      await exams.enter(owner, exam, { [student('Sara')]: [0] })
      return exam
    },

    /** Finished sheets of a request, one for each audience, with these items each. */
    async written(
      person: SignedIn,
      request: Partial<ResourceRequest> & { examId: string },
      items: ResourceItem[],
      notes: Resource['notes'] = [],
    ): Promise<string[]> {
      const answer = await ask(person, request)
      if (answer.statusCode !== 202) throw new Error(`not accepted: ${answer.body}`)
      const { resourceIds } = ResourceAccepted.parse(answer.json<{ result: unknown }>().result)
      for (const id of resourceIds) await finishSheet(id, items, id, notes)
      return resourceIds
    },

    /** Requests of a sheet that no worker has begun. */
    async accepted(person: SignedIn, request: Partial<ResourceRequest> & { examId: string }) {
      const answer = await ask(person, request)
      if (answer.statusCode !== 202) throw new Error(`not accepted: ${answer.body}`)
      return ResourceAccepted.parse(answer.json<{ result: unknown }>().result)
    },

    async read(person: SignedIn, id: string): Promise<Resource> {
      return Resource.parse((await call(person, 'GET', `/resources/${id}`)).json())
    },

    change: (person: SignedIn, id: string, payload: object) =>
      call(person, 'POST', `/resources/${id}/changes`, payload),

    /** Stores a proposal for an item, like a worker. */
    async putProposal(id: string, itemId: string, proposed: ResourceItem): Promise<void> {
      const resource = await resources.findById(id)
      const before = resource?.items.find((item) => item.id === itemId)
      if (!resource || !before) throw new Error('no such item')
      await createResourceEdits(connection).putProposal(resource, {
        ...{ itemId, before, proposed, generationId: newId() },
        wish: { direction: 'easier', words: '' },
      })
    },

    close: () => queues.close(),
  }
}

export type ResourceKit = ReturnType<typeof createResourceKit>

/** Starts an api with this kit. Each teacher gets `credits` a month; `stop` closes both. */
export async function startResourceKit(credits = 500) {
  const test = await createTestApp()
  const kit = createResourceKit(test)
  await kit.setCredits(credits)
  const stop = async () => {
    await kit.close()
    await test.close()
  }
  return { ...kit, connection: test.servers.connection, stop }
}

export type StartedResourceKit = Awaited<ReturnType<typeof startResourceKit>>
