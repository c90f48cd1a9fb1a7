import { describe, expect, it } from 'vitest'
import { exam, formOf, idOf, studentIdOf } from '../testing/resource-samples.ts'
import { initialRequest, requestOf, seedOf } from './request-values.ts'

const form = formOf()
const base = { examId: exam.id, seed: 7 }

describe('the form of resources', () => {
  it('starts with the groups that miss something, and what they miss', () => {
    expect(initialRequest(form)).toMatchObject({
      ...{ scope: 'group', letters: ['A', 'B'], kind: 'practice-sheet', length: 8, tier: null, wish: '' },
      skillIds: [idOf('skill', 0), idOf('skill', 1)],
      questionIds: ['q9', 'q8', 'q7', 'q5'],
      errorTypes: ['method', 'adds-top-and-bottom'],
    })
  })

  it('starts with the whole class if the exam proposes no groups', () => {
    const values = initialRequest(formOf({ groups: [] }))
    expect(values.scope).toBe('class')
    expect(requestOf(values, form, base)).toMatchObject({ request: { audiences: [{ scope: 'class' }] } })
  })
})

describe('the request', () => {
  it('has one audience for each ticked group or student, in the order of the form', () => {
    const values = { ...initialRequest(form), letters: ['C', 'A'] }
    expect(requestOf(values, form, base)).toMatchObject({
      request: { audiences: [{ letter: 'A' }, { letter: 'C' }] },
    })
    const students = [studentIdOf('Ella'), studentIdOf('Lucy')]
    expect(requestOf({ ...values, scope: 'student', studentIds: students }, form, base)).toMatchObject({
      request: {
        audiences: [
          { scope: 'student', studentId: studentIdOf('Lucy') },
          { scope: 'student', studentId: studentIdOf('Ella') },
        ],
      },
    })
  })

  it('has the threshold of the errors table unless it is the usual one, which older servers assume', () => {
    const requestAt = (missedBelow: number) => {
      const asked = requestOf(initialRequest(form), form, { ...base, missedBelow })
      return 'request' in asked ? asked.request : null
    }
    expect(requestAt(4000)).toMatchObject({ missedBelow: 4000 })
    expect(requestAt(5000)).not.toHaveProperty('missedBelow')
  })

  it('leaves out what the exam no longer has', () => {
    const values = { ...initialRequest(form), letters: ['A', 'Z'], questionIds: ['q9', 'gone'] }
    expect(requestOf(values, form, base)).toMatchObject({
      request: { audiences: [{ letter: 'A' }], questionIds: ['q9'] },
    })
  })

  it('says why there is none: no readers, nothing to work on, too many topics', () => {
    const values = initialRequest(form)
    expect(requestOf({ ...values, letters: [] }, form, base)).toEqual({ unready: 'nobody' })
    const nothing = { ...values, skillIds: [], questionIds: [], errorTypes: [] }
    expect(requestOf(nothing, form, base)).toEqual({ unready: 'nothing' })
    const skills = Array.from({ length: 13 }, (_, number) => ({
      ...{ id: idOf('skill', number), name: `Skill ${String(number)}`, missed: 1, of: 2, chosen: true },
    }))
    const many = formOf({ skills })
    expect(requestOf(initialRequest(many), many, base)).toEqual({ unready: 'too-much' })
  })
})

describe('the seed', () => {
  it('is the same for the same state of the list, and another one after each batch', () => {
    const seeds = [null, idOf('generation', 1), idOf('generation', 2)].map((last) => seedOf(exam.id, last))
    expect(new Set(seeds).size).toBe(3)
    expect(seedOf(exam.id, null)).toBe(seeds[0])
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true)
  })
})
