import { resourceQueue, type Language, type NoteTask, type ParentNote } from '@classeur/contracts'
import { outgoingNoteText, parentNote } from '@classeur/domain/resources'
import { createStorage } from '@classeur/storage'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAi, type AiConfig } from '../../src/ai/create-ai.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { createProcessors } from '../../src/processors/registry.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { acceptSheets, sheetBrief } from '../kit/sheet-kit.ts'

let kit: RuntimeKit
let person: string
let provider: FakeProvider
const classId = '7'.repeat(24)

/** Names that are hard to find, and one that is also an ordinary word. */
const students = [
  { firstName: 'Zoé', lastName: 'Ben Ali' },
  { firstName: 'سارة', lastName: 'الزهراء' },
  { firstName: 'X', lastName: 'Nguyễn' },
  { firstName: 'Will', lastName: 'O’Neil' },
]
beforeEach(async () => {
  kit = await createRuntimeKit()
  person = kit.newPerson()
  provider = await startFakeProvider({ script: { moderation: 'pass' } })
  await kit.connection.collection('rosters').insertOne({
    ...{ _id: classId, version: 1, lastNumber: students.length, groups: [] },
    students: students.map((student, index) => ({ ...student, id: String(index), deletedAt: null })),
  } as never)
})
afterEach(async () => {
  await provider.stop()
  await kit.close()
})

function start(config: AiConfig) {
  const processors = createProcessors({
    ...{ ai: createAi(config), lessonPlans: kit.lessonPlans, proposals: kit.proposals },
    ...{ readNameRoster: kit.readNameRoster, resources: kit.resources, resourceEdits: kit.resourceEdits },
    storage: createStorage({ kind: 'folder', directory: join(tmpdir(), 'notes') }),
    sources: createDocumentSources(kit.connection),
    ...{ now: kit.queries.now, log: { warn: () => undefined } },
  })
  kit.startWorker(processors, { queue: resourceQueue })
}

const facts = (result: string) => ({
  exam: { title: 'Fractions', date: null },
  ...{ result, strengths: ['Compare fractions'], sheet: null, wish: '' },
  work: [{ skill: 'Add fractions', error: null, example: null }],
})
const pseudonyms = students.map(({ firstName }, index) => ({
  pseudonym: `S0${index + 1}`,
  name: firstName,
}))

/** What the api plans for a sheet with a note for each student. */
function planned(language: Language = 'en') {
  const results = students.map((_student, index) => `${index + 1}.5 of 20 points`)
  const notes = students.map((student, index): ParentNote => {
    const others = students.filter((one) => one !== student)
    const known = { ...facts(results[index] ?? ''), student, comparison: null, others }
    const note = parentNote(known, language)
    return { ...note, paragraphs: [...note.paragraphs], studentId: String(index).padStart(24, '5') }
  })
  const noteTasks = students.map((student, index): NoteTask => {
    const pseudonym = `S0${index + 1}`
    const known = facts(results[index] ?? '')
    const safe = {
      ...known,
      student: { firstName: pseudonym, lastName: '' },
      comparison: null,
      others: [],
    }
    const about = { subject: 'Mathematics', level: 'Grade 6', language, wish: '' }
    return { student, pseudonym, facts: known, outgoing: outgoingNoteText({ facts: safe, ...about }) }
  })
  return { notes, noteTasks, results }
}

async function make(config: AiConfig, plan = planned()) {
  start(config)
  const outgoing = plan.noteTasks.map((task) => task.outgoing).join('\n\n')
  const { parentId } = await acceptSheets(kit, person, {
    ...{ sheets: 1, brief: sheetBrief({ kind: 'parent-note' }), outgoing, pseudonyms, classId, notes: plan },
  })
  const ended = await kit.over(parentId)
  const [sheet] = await kit.resources.listOfBatch(parentId)
  return { ended, sheet, outgoing }
}
const withModel = (): AiConfig => ({ baseUrl: provider.url, textModel: 'fake' })
const secret = /zo[eé]|ben ali|سارة|زهراء|nguy|o.neil|\bwill\b/iu

it('with a model, each note is the model’s, with the name of its student alone, and no name leaves the server', async () => {
  const { ended, sheet, outgoing } = await make(withModel())
  expect(ended).toMatchObject({
    state: 'completed',
    generator: { kind: 'model', promptVersion: 'notes-1' },
  })
  expect(sheet).toMatchObject({ outgoing, pseudonyms, items: [] })
  expect(sheet?.notes.map(({ by, greeting }) => [by, greeting])).toEqual(
    students.map(({ firstName }) => ['model', `Dear family of ${firstName},`]),
  )
  const { results } = planned()
  for (const [index, note] of (sheet?.notes ?? []).entries()) {
    const text = JSON.stringify(note)
    for (const [other, { lastName, firstName }] of students.entries()) {
      expect(text).not.toContain(lastName)
      expect(text.includes(results[other] ?? '')).toBe(other === index)
      if (other !== index && firstName !== 'X') expect(text).not.toContain(firstName)
    }
  }
  expect(provider.calls.some(({ path }) => path.endsWith('/moderations'))).toBe(true)
  for (const { body } of provider.calls) expect(JSON.stringify(body)).not.toMatch(secret)
})

it('a classmate whom the model invents never gets into a note: the note by rules stays, and says so', async () => {
  const plan = planned()
  const note = (sentence: string) => ({
    greeting: 'Dear family of S01,',
    paragraphs: ['In “Fractions”, the result of S01 is 1.5 of 20 points.', sentence],
    closing: 'Kind regards,',
  })
  const [bad, good] = ['Zoé and Will work well together.', 'I am happy to talk.'].map(note)
  const second = JSON.parse(JSON.stringify(good).replaceAll('S01', 'S02').replace('1.5', '2.5')) as object
  provider.setBehaviour({
    chat: [bad, second].map((answer) => ({ text: JSON.stringify(answer), chunkDelayMs: 20 })),
  })
  const two = { notes: plan.notes.slice(0, 2), noteTasks: plan.noteTasks.slice(0, 2), results: plan.results }
  const { sheet } = await make(withModel(), two)
  const [first] = sheet?.notes ?? []
  expect(first).toEqual({ ...plan.notes[0], by: 'rules' })
  expect(JSON.stringify(sheet?.notes)).not.toContain('Will')
})

it('if the model writes no note well, the sheet fails and is free', async () => {
  const bad = { greeting: 'Hello,', paragraphs: ['You must work harder.'], closing: '' }
  provider.setBehaviour({ chat: [{ text: JSON.stringify(bad) }] })
  const { ended } = await make(withModel())
  expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/output-invalid' } })
  const { granted, reserved } = await kit.ledger.balanceOf(person)
  expect([100 - granted, reserved]).toEqual([0, 0])
})

it('without a model, the notes by rules are stored, and nothing is said to have left the server', async () => {
  const plan = planned()
  const { ended, sheet } = await make({}, plan)
  expect(ended).toMatchObject({ state: 'completed' })
  expect(sheet).toMatchObject({ notes: plan.notes, outgoing: null, pseudonyms: [] })
})
