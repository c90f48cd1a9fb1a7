import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExamStructure } from '../../../../contracts/src/index.ts'
import type { MarkContent } from '../../marks/mark-content.ts'
import { activeLeaves, allLeaves, maximumOf, type ExamLeaf } from '../exam-structure.ts'
import { detailedStructure } from './detailed-structure.ts'
import { everyLeaf } from './merge-structure.ts'
import { newLeaf } from './new-leaf.ts'
import { planStructureChange } from './plan-structure-change.ts'
import { previewStructureChange } from './preview-structure-change.ts'
import { rescaledPoints } from '../../marks/rescale.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const leaf = (label: string, maxHundredths: number, fields: Partial<ExamLeaf> = {}) =>
  newLeaf(newId(), label, maxHundredths, fields)
const total = leaf('Total', 2000)
const [q1, q2, q3] = [leaf('Q1', 400), leaf('Q2', 600), leaf('Q3', 1000)]
const before = detailedStructure(total, [q1, q2, q3], newId)
/** The same exam with different leaves in the same exercise. */
const changed = (leaves: ExamLeaf[]): ExamStructure => ({
  ...before,
  exercises: before.exercises.map((exercise) => ({
    ...exercise,
    questions: leaves.map(
      (one) =>
        exercise.questions
          .filter(({ parts }) => parts[0]?.id === one.id)
          .map((question) => ({ ...question, parts: [one] }))[0] ?? {
          id: newId(),
          label: one.label,
          parts: [one],
        },
    ),
  })),
})
const points = (valueHundredths: number): MarkContent => ({ valueHundredths, status: null })
const absent: MarkContent = { valueHundredths: null, status: 'absent' }
const rows = [
  { studentId: 'ada', marks: { [q1.id]: points(300), [q2.id]: points(600) } },
  { studentId: 'ben', marks: { [q1.id]: absent, [q2.id]: points(150) } },
]
const at = '2026-11-21T10:00:00.000Z'
const labels = (structure: ExamStructure) => activeLeaves(structure).map(({ label }) => label)

describe('changing the structure of a started exam', () => {
  it('retires a removed question in its position and restores it under the same id', () => {
    const removed = planStructureChange(before, changed([q1, q3]), rows, {}, at)
    expect(labels(removed.structure)).toEqual(['Q1', 'Q3'])
    expect(allLeaves(removed.structure).map(({ label }) => label)).toEqual(['Q1', 'Q2', 'Q3'])
    expect(removed.retired.map(({ id }) => id)).toEqual([q2.id])
    expect(removed.writes).toEqual([])
    expect(maximumOf(removed.structure)).toBe(1400)

    const back = planStructureChange(removed.structure, before, rows, {}, at)
    expect(back.structure).toEqual(before)
    expect(back.restored.map(({ id }) => id)).toEqual([q2.id])
  })

  it('deletes a removed question if no mark was entered', () => {
    const plan = planStructureChange(before, changed([q1]), [], {}, at)
    expect(everyLeaf(plan.structure).map(({ id }) => id)).toEqual([total.id, q1.id])
  })

  it('requires an answer exactly for changed maxima of questions with entered numbers', () => {
    const after = changed([{ ...q1, maxHundredths: 800 }, q2, { ...q3, maxHundredths: 500 }])
    const plan = planStructureChange(before, after, rows, {}, at)
    expect(plan.missing).toEqual([q1.id])
    expect(planStructureChange(before, after, rows, { [q1.id]: 'keep-points' }, at).missing).toEqual([])
  })

  it('counts a changed maximum without numbers as a rescale, because marks typed for the old one would be wrong', () => {
    const after = changed([q1, { ...q2, maxHundredths: 300 }, { ...q3, maxHundredths: 500 }])
    const plan = planStructureChange(before, after, rows, { [q2.id]: 'keep-points' }, at)
    expect(plan.maxima.map(({ leafId }) => leafId)).toEqual([q2.id])
    expect(plan.rescales).toEqual([
      { leafId: q3.id, oldMaxHundredths: 1000, newMaxHundredths: 500, stepHundredths: q3.stepHundredths },
    ])
    expect(plan.writes).toEqual([])
    expect(planStructureChange(before, after, [], {}, at, false)).toMatchObject({
      ...{ maxima: [], missing: [] },
      rescales: [{ leafId: q2.id }, { leafId: q3.id }],
    })
    expect(planStructureChange(before, before, rows, {}, at).rescales).toEqual([])
  })

  it('keeps the points, or rescales them to the new maximum without changing statuses', () => {
    const after = changed([{ ...q1, maxHundredths: 500 }, q2, q3])
    expect(planStructureChange(before, after, rows, { [q1.id]: 'keep-points' }, at).writes).toEqual([])
    expect(planStructureChange(before, after, rows, { [q1.id]: 'rescale' }, at).writes).toEqual([
      { studentId: 'ada', leafId: q1.id, fromHundredths: 300, toHundredths: 400 },
    ])
  })

  it('keeps the total and its marks when the exam is divided into questions, and restores it', () => {
    const one: ExamStructure = { mode: 'total', totalLeaf: total, exercises: [] }
    const marks = [{ studentId: 'ada', marks: { [total.id]: points(1500) } }]
    const detailed = { ...before, totalLeaf: { ...total, id: newId(), maxHundredths: 500 } }
    const plan = planStructureChange(one, detailed, marks, {}, at)
    expect(plan.structure.totalLeaf).toEqual(total)
    expect(plan.retired).toEqual([])
    const again = planStructureChange(plan.structure, { ...plan.structure, mode: 'total' }, marks, {}, at)
    expect(labels(again.structure)).toEqual(['Total'])
    expect(again.restored.map(({ id }) => id)).toEqual([total.id])
  })

  it('retires a question whose id is given to the total', () => {
    const after = { ...changed([q1, q3]), totalLeaf: { ...total, id: q2.id } }
    for (const mode of ['detailed', 'total'] as const) {
      const { structure } = planStructureChange(before, { ...after, mode }, rows, {}, at)
      expect(structure.totalLeaf.id).toBe(total.id)
      expect(everyLeaf(structure).map(({ id }) => id)).toEqual([total.id, q1.id, q2.id, q3.id])
      expect(everyLeaf(structure)[2]?.retiredAt).toBe(at)
    }
  })

  it('never loses a question with marks, whatever is removed, moved or divided', () => {
    fc.assert(
      fc.property(fc.subarray([q1, q2, q3]), fc.nat(3), fc.boolean(), (left, fresh, inNewExercise) => {
        const leaves = [
          ...left,
          ...Array.from({ length: fresh }, (_, index) => leaf(`N${String(index)}`, 100)),
        ]
        const after = inNewExercise ? detailedStructure(total, leaves, newId) : changed(leaves)
        const { structure, writes } = planStructureChange(before, after, rows, {}, at)
        expect(ExamStructure.safeParse(structure).success).toBe(true)
        expect(everyLeaf(structure).map(({ id }) => id)).toEqual(
          expect.arrayContaining([q1.id, q2.id, q3.id]),
        )
        expect(new Set(activeLeaves(structure))).toEqual(new Set(leaves))
        expect(writes).toEqual([])
      }),
    )
  })
})

describe('any sequence of changes', () => {
  it('keeps every question with marks, and the first structure restores all of them', () => {
    const step = fc.record({
      left: fc.shuffledSubarray([q1, q2, q3]),
      isTotal: fc.boolean(),
      isMoved: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        let structure = before
        for (const { left, isTotal, isMoved } of steps) {
          const after = isMoved ? detailedStructure(total, left, newId) : changed(left)
          structure = planStructureChange(
            structure,
            { ...after, mode: isTotal ? 'total' : 'detailed' },
            rows,
            {},
            at,
          ).structure
          expect(ExamStructure.safeParse(structure).success).toBe(true)
          expect(new Set(everyLeaf(structure).map(({ id }) => id)).size).toBe(4)
        }
        const { structure: back } = planStructureChange(structure, before, rows, {}, at)
        expect(activeLeaves(back)).toEqual([q1, q2, q3])
      }),
    )
  })
})

describe('rescaling points to another maximum', () => {
  it('stays on the step, keeps zero and full marks, keeps the order, and deviates by at most half a step', () => {
    const rescale = fc.record({
      step: fc.constantFrom(25, 50, 100),
      oldSteps: fc.integer({ min: 1, max: 400 }),
      newSteps: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(
        rescale,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ step, oldSteps, newSteps }, share) => {
          const change = {
            oldMaxHundredths: oldSteps * 25,
            newMaxHundredths: newSteps * step,
            stepHundredths: step,
          }
          const old = Math.floor(share * change.oldMaxHundredths)
          const next = rescaledPoints(old, change)
          expect(next % step).toBe(0)
          const off = next * change.oldMaxHundredths - old * change.newMaxHundredths
          expect(2 * Math.abs(off)).toBeLessThanOrEqual(step * change.oldMaxHundredths)
          expect(rescaledPoints(0, change)).toBe(0)
          expect(rescaledPoints(change.oldMaxHundredths, change)).toBe(change.newMaxHundredths)
          expect(rescaledPoints(old + 25, change)).toBeGreaterThanOrEqual(next)
        },
      ),
    )
  })
})

describe('the preview', () => {
  const students = ['ada', 'ben'].map((id) => ({ id, joinedOn: null, leftOn: null, deletedAt: null }))
  it('previews both options with means, examples and the marks that would exceed the maximum', () => {
    const after = changed([{ ...q1, maxHundredths: 200 }, q3])
    const complete = rows.map((row) => ({ ...row, marks: { ...row.marks, [q3.id]: points(500) } }))
    expect(previewStructureChange(before, after, complete, students, '2026-11-21')).toEqual({
      retired: [{ leafId: q2.id, label: 'Q2', marks: 2 }],
      restored: [],
      maxima: [
        {
          ...{ leafId: q1.id, label: 'Q1', oldMaxHundredths: 400, newMaxHundredths: 200, marks: 1, above: 1 },
          examples: [{ old: 300, new: 150 }],
        },
      ],
      oldMaximumHundredths: 2000,
      newMaximumHundredths: 1200,
      oldMean: '177/320',
      newMean: { keep: '7/12', rescale: '25/48' },
    })
  })
})
