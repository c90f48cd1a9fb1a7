import { newLeaf } from '@classeur/domain/exams'
import type { ExamStructure } from '@classeur/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../../../.config/property-runs.ts'
import { leafId } from '../../../../testing/exam-samples.ts'
import { buildStructure } from '../../model/build-structure.ts'
import {
  addExercise,
  addPart,
  addQuestion,
  bringBack,
  changeLeaf,
  labelExercise,
  labelQuestion,
  moveQuestion,
  takeOut,
} from '../../model/edit-structure.ts'
import {
  draftOf,
  isWhole,
  type LeafDraft,
  type QuestionDraft,
  type StructureDraft,
} from '../../model/structure-draft.ts'
import { readPoints } from '../../model/points.ts'
import { putOnTop } from './put-on-top.ts'

const exerciseId = (number: number) => `65f0000000000000000002${String(number).padStart(2, '0')}`
const questionId = (number: number) => `65f0000000000000000003${String(number).padStart(2, '0')}`
const whole = (number: number, retiredAt: string | null = null) => ({
  id: questionId(number),
  label: `Q${number}`,
  parts: [{ ...newLeaf(leafId(number), `Q${number}`, 400), retiredAt }],
})

/** Q1 whole, Q2 with two parts; Q3 whole, Q4 whole and removed. */
const base: ExamStructure = {
  mode: 'detailed',
  totalLeaf: newLeaf(leafId(0), 'Total', 2000),
  exercises: [
    {
      id: exerciseId(1),
      label: 'Reading',
      questions: [
        whole(1),
        {
          ...{ id: questionId(2), label: 'Q2' },
          parts: [newLeaf(leafId(21), 'Q2a', 200), newLeaf(leafId(22), 'Q2b', 300)],
        },
      ],
    },
    { id: exerciseId(2), label: '', questions: [whole(3), whole(4, '2026-11-01T08:00:00.000Z')] },
  ],
}
const start = draftOf(base)

const questionsOf = ({ exercises }: StructureDraft) => exercises.flatMap(({ questions }) => questions)
const leavesOf = (draft: StructureDraft) => questionsOf(draft).flatMap(({ parts }) => parts)
const baseIds = new Set(leavesOf(start).map(({ id }) => id))
/** A draft as the server stores it. */
const stored = (draft: StructureDraft): ExamStructure => buildStructure(draft, baseIds).structure

it('a colleague’s new names and their order are kept, and this edit too', () => {
  const renamed = labelQuestion(
    labelQuestion(labelExercise(start, exerciseId(1), 'Grammar'), questionId(1), 'Vocabulary'),
    ...([questionId(2), 'Verbs'] as const),
  )
  const theirs = stored(moveQuestion(renamed, questionId(1), 1))
  const mine = changeLeaf(start, leafId(3), { maxText: '6' })
  const merged = putOnTop(start, mine, theirs)
  expect(merged.exercises.map(({ label }) => label)).toEqual(['Grammar', ''])
  expect(questionsOf(merged).map(({ label }) => label)).toEqual(['Verbs', 'Vocabulary', 'Q3', 'Q4'])
  expect(leavesOf(merged).map(({ label, maxText }) => `${label} ${maxText}`)).toEqual([
    ...['Q2a 2', 'Q2b 3', 'Vocabulary 4', 'Q3 6', 'Q4 4'],
  ])
})

it('two edits of different fields of one question are both kept', () => {
  const theirs = stored(changeLeaf(start, leafId(3), { isBonus: true, usualErrors: ['sign'] }))
  const merged = putOnTop(start, changeLeaf(start, leafId(3), { maxText: '6' }), theirs)
  expect(leavesOf(merged).find(({ id }) => id === leafId(3))).toMatchObject({
    ...{ maxText: '6', isBonus: true, usualErrors: ['sign'] },
  })
})

it('a question renamed on one side and divided on the other has the new name and the parts', () => {
  const renamed = labelQuestion(start, questionId(1), 'Verbs')
  const divided = addPart(start, questionId(1))
  for (const merged of [
    putOnTop(start, renamed, stored(changeLeaf(divided, newPart(divided), { maxText: '1' }))),
    putOnTop(start, divided, stored(renamed)),
  ]) {
    const [question] = questionsOf(merged)
    expect(question?.label).toBe('Verbs')
    expect(question?.parts.map(({ label }) => label)).toEqual(['Q1a', 'Q1b'])
  }
})
const newPart = (draft: StructureDraft) => questionsOf(draft)[0]?.parts.at(-1)?.id ?? ''

it('a question that a colleague retired stays in use if it was edited here, because retired ones can’t be edited', () => {
  const theirs = stored(takeOut(start, questionId(3)))
  const merged = putOnTop(start, changeLeaf(start, leafId(3), { maxText: '6' }), theirs)
  expect(leavesOf(merged).find(({ id }) => id === leafId(3))?.retiredAt).toBeNull()
})

it('a total that a colleague divided stays divided', () => {
  const total: ExamStructure = { ...base, mode: 'total', exercises: [] }
  const mine = changeLeaf(draftOf(total), leafId(0), { maxText: '30' })
  expect(putOnTop(draftOf(total), mine, base)).toMatchObject({
    mode: 'detailed',
    totalLeaf: { maxText: '30' },
  })
})

it.each([
  ['a decimal comma', { whole: '4,0', total: '20,00', typed: '7,5' }],
  ['Arabic digits', { whole: '٤', total: '٢٠', typed: '٧٫٥' }],
])('a maximum in %s counts as changed here only if its number differs', (_name, texts) => {
  const begun = [1, 3].reduce(
    (draft, number) => changeLeaf(draft, leafId(number), { maxText: texts.whole }),
    start,
  )
  const untouched = changeLeaf(begun, leafId(0), { maxText: texts.total })
  const mine = changeLeaf(untouched, leafId(21), { maxText: texts.typed })
  const theirs = [leafId(0), leafId(1), leafId(21)].reduce(
    (draft, id) => changeLeaf(draft, id, { maxText: '9' }),
    takeOut(start, questionId(3)),
  )
  const merged = putOnTop(start, mine, stored(theirs))
  const leaf = (id: string) => leavesOf(merged).find((other) => other.id === id)
  expect(merged.totalLeaf.maxText).toBe('9')
  expect(leaf(leafId(1))?.maxText).toBe('9')
  expect(leaf(leafId(3))?.retiredAt).not.toBeNull()
  expect(readPoints(leaf(leafId(21))?.maxText ?? '')).toBe(750)
})

it('a typed text that isn’t a number is kept, and so is an emptied maximum', () => {
  const mine = changeLeaf(changeLeaf(start, leafId(1), { maxText: '4 pts' }), leafId(3), { maxText: '' })
  const theirs = stored(
    changeLeaf(changeLeaf(start, leafId(1), { maxText: '9' }), leafId(3), { maxText: '9' }),
  )
  const merged = leavesOf(putOnTop(start, mine, theirs))
  expect([leafId(1), leafId(3)].map((id) => merged.find((leaf) => leaf.id === id)?.maxText)).toEqual([
    '4 pts',
    '',
  ])
})

const kinds = [
  ...['exercise label', 'question label', 'part label', 'maximum', 'bonus', 'level', 'errors'],
  ...['add part', 'add question', 'add exercise', 'take out', 'take out part', 'bring back', 'up', 'down'],
] as const
interface Step {
  kind: (typeof kinds)[number]
  at: number
  text: number
}

const oneOf = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

/** Makes one edit as the editor does. New labels begin with the side's letter. */
function makeEdit(draft: StructureDraft, side: string, { kind, at, text }: Step): StructureDraft {
  const exercise = oneOf(draft.exercises, at)
  const question = oneOf(questionsOf(draft), at)
  const leaf = oneOf(leavesOf(draft), at)
  const label = `${side}${text}`
  const withMaxima = (changed: StructureDraft) =>
    leavesOf(changed).reduce(
      (all, { id, maxText }) => (maxText === '' ? changeLeaf(all, id, { maxText: '1' }) : all),
      changed,
    )
  switch (kind) {
    case 'exercise label':
      return labelExercise(draft, exercise.id, label)
    case 'question label':
      return labelQuestion(draft, question.id, label)
    case 'part label':
      return isWhole(question) ? draft : changeLeaf(draft, oneOf(question.parts, text).id, { label })
    case 'maximum':
      return changeLeaf(draft, leaf.id, { maxText: String(text + 1) })
    case 'bonus':
      return changeLeaf(draft, leaf.id, { isBonus: !leaf.isBonus })
    case 'level':
      return changeLeaf(draft, leaf.id, { bloomLevel: text % 2 === 0 ? 'apply' : 'create' })
    case 'errors':
      return changeLeaf(draft, leaf.id, { usualErrors: [label] })
    case 'add part':
      return withMaxima(addPart(draft, question.id))
    case 'add question':
      return withMaxima(addQuestion(draft, exercise.id, label))
    case 'add exercise':
      return withMaxima(addExercise(draft, `${label}e`, label))
    case 'take out':
      return takeOut(draft, question.id)
    case 'take out part':
      return takeOut(draft, leaf.id)
    case 'bring back':
      return bringBack(draft, leaf.id)
    case 'up':
      return moveQuestion(draft, question.id, -1)
    case 'down':
      return moveQuestion(draft, question.id, 1)
  }
}

const editsOf = (side: string) =>
  fc
    .array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat({ max: 9 }), text: fc.nat({ max: 9 }) }), {
      maxLength: 5,
    })
    .map((steps) => steps.reduce((draft, step) => makeEdit(draft, side, step), start))

/** Both edits, as they are merged: the colleague's has been stored, so questions they only tried out are gone. */
const bothEdits = fc.record({
  mine: editsOf('m'),
  theirs: editsOf('t').map((draft) => draftOf(stored(draft))),
})

const merge = ({ mine, theirs }: { mine: StructureDraft; theirs: StructureDraft }) =>
  putOnTop(start, mine, stored(theirs))

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]))

/** What a merged field must be: mine if I changed it, otherwise theirs. */
const expected = <Value>(was: Value, mine: Value, theirs: Value): Value =>
  JSON.stringify(was) === JSON.stringify(mine) ? theirs : mine

const places = ({ exercises }: StructureDraft) =>
  exercises.flatMap(({ id, questions }) =>
    questions.flatMap((question) => question.parts.map((part) => `${id} ${question.id} ${part.id}`)),
  )
const only = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))
const isMoved = (draft: StructureDraft) => {
  const [was, now] = [places(start), places(draft)]
  const ids = new Set(leavesOf(draft).map(({ id }) => id))
  return (
    JSON.stringify(was.filter((place) => ids.has(place.split(' ')[2] ?? ''))) !==
    JSON.stringify(only(now, was))
  )
}

const tablesOf = (draft: typeof start) => ({
  exercises: byId(draft.exercises),
  questions: byId<QuestionDraft>(questionsOf(draft)),
  leaves: byId(leavesOf(draft)),
})

const leafFields = ['maxText', 'isBonus', 'bloomLevel', 'usualErrors', 'skills'] as const
const isSameLeaf = (a: LeafDraft | undefined, b: LeafDraft | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)

it('an edit that only one side made is the result', () => {
  fc.assert(
    fc.property(bothEdits, ({ mine, theirs }) => {
      expect(putOnTop(start, mine, base)).toEqual(mine)
      expect(putOnTop(start, start, stored(theirs))).toEqual(theirs)
    }),
    propertyRuns(30),
  )
})

it('each change that only one side made survives a merge, and this edit wins where both changed the same field', () => {
  fc.assert(
    fc.property(bothEdits, ({ mine, theirs }) => {
      const merged = merge({ mine, theirs })
      const [was, my, their, now] = [tablesOf(start), tablesOf(mine), tablesOf(theirs), tablesOf(merged)]
      for (const table of ['exercises', 'questions'] as const)
        for (const [id, { label }] of now[table]) {
          const [before, here, there] = [was, my, their].map((version) => version[table].get(id)?.label)
          expect(label).toBe(
            here === undefined ? there : there === undefined ? here : expected(before, here, there),
          )
        }
      for (const [id, leaf] of now.leaves) {
        const [before, here, there] = [was, my, their].map(({ leaves }) => leaves.get(id))
        if (!before || !here || !there) continue
        for (const field of leafFields)
          expect(leaf[field]).toEqual(expected<unknown>(before[field], here[field], there[field]))
        if (isSameLeaf(before, here)) expect(leaf.retiredAt).toBe(there.retiredAt)
        if (isSameLeaf(before, there)) expect(leaf.retiredAt).toBe(here.retiredAt)
      }
      for (const version of [my, their])
        for (const [id, leaf] of version.leaves)
          if (!isSameLeaf(was.leaves.get(id), leaf)) expect(now.leaves.has(id)).toBe(true)
      for (const [id] of was.leaves)
        if (!my.leaves.has(id) && isSameLeaf(was.leaves.get(id), their.leaves.get(id)))
          expect(now.leaves.has(id)).toBe(false)
    }),
    propertyRuns(60),
  )
})
it('a question without parts on both sides has none after a merge, and a part keeps its own label', () => {
  fc.assert(
    fc.property(bothEdits, ({ mine, theirs }) => {
      const [was, my, their] = [start, mine, theirs].map((draft) => byId(questionsOf(draft)))
      for (const question of questionsOf(merge({ mine, theirs }))) {
        const versions = [was, my, their].flatMap((version) => version?.get(question.id) ?? [])
        if (versions.length < 3) continue
        if (versions.every(isWhole)) expect(isWhole(question)).toBe(true)
        if (versions.some(isWhole)) continue
        for (const { id, label } of question.parts) {
          const [before, here, there] = versions.map(
            ({ parts }) => parts.find((part) => part.id === id)?.label,
          )
          if (before !== undefined && here !== undefined && there !== undefined)
            expect(label).toBe(expected(before, here, there))
        }
      }
    }),
    propertyRuns(60),
  )
})

it('an order that only one side changed survives a merge, and no question is lost or doubled', () => {
  fc.assert(
    fc.property(bothEdits, ({ mine, theirs }) => {
      const merged = places(merge({ mine, theirs }))
      expect(new Set(merged).size).toBe(merged.length)
      if (!isMoved(mine)) expect(only(merged, places(theirs))).toEqual(only(places(theirs), merged))
      if (!isMoved(theirs)) expect(only(merged, places(mine))).toEqual(only(places(mine), merged))
    }),
    propertyRuns(60),
  )
})
