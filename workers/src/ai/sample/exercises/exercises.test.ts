import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { arabicExercises } from '../ar/exercises.ts'
import { englishExercises } from '../en/exercises.ts'
import { frenchExercises } from '../fr/exercises.ts'
import { createRandom } from '../random.ts'
import { exerciseKinds } from './exercise-kinds.ts'
import { exerciseMakers } from './exercise-makers.ts'

// Hundreds of whole plans: on a busy machine longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 })

const words = { en: englishExercises, fr: frenchExercises, ar: arabicExercises }

/** Evaluates the arithmetic of one side of an equality as plain numbers. */
function valueOf(expression: string): number {
  const plain = expression
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/(\d+)\s*²/gu, '($1**2)')
    .replace(/√\(([^√]*)\)(?![*\d])/u, 'Math.sqrt($1)')
    .replace(/√(\d+)/u, 'Math.sqrt($1)')
    .replace(/\s*(cm²?|m\/s²|[AVWJN])$/u, '')
  if (!/^[\d\s+*/().-]*(Math\.sqrt)?[\d\s+*/().-]*$/u.test(plain))
    throw new Error(`not arithmetic: ${expression}`)
  return Number(runInNewContext(plain.replace(/--/gu, '- -')))
}

/** Every chain a = b = c in a text whose sides are arithmetic. `a/b ÷ c/d` is read as two fractions. */
function chainsIn(text: string): number[][] {
  return text
    .split(/[,:;،؛]/u)
    .map((part) =>
      part
        .replace(/[\u2066\u2069.]/gu, '')
        .split('=')
        .map((side) => side.trim()),
    )
    .filter((sides) => sides.length > 1)
    .map((sides) =>
      sides
        .map((side) => side.replace(/(\d+)\/(\d+) ÷ (\d+)\/(\d+)/u, '($1/$2) ÷ ($3/$4)'))
        .filter((side) => /^[\d√(−][\d\s+−×÷/()²√]*( (cm²?|m\/s²|[AVWJN]))?$/u.test(side))
        .map(valueOf),
    )
    .filter((values) => values.length > 1)
}

describe.each(['en', 'fr', 'ar'] as const)('computed exercises in %s', (language) => {
  it.each(exerciseKinds)('%s: every equality in every answer holds', (kind) => {
    let chains = 0
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('primary', 'middle', 'secondary', 'higher'), (seed, stage) => {
        const set = exerciseMakers[kind](
          createRandom(seed),
          stage,
          words[language],
          'divide multiply add simplify',
        )
        expect(set.quiz.length).toBeGreaterThanOrEqual(3)
        for (const [question, answer] of set.quiz) {
          expect(question).not.toContain('NaN')
          for (const [first = NaN, ...others] of chainsIn(answer)) {
            chains += 1
            for (const other of others) expect(other, answer).toBeCloseTo(first, 8)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(chains).toBeGreaterThan(kind === 'equations' ? -1 : 30)
  })
})

describe('answers, recomputed from the questions alone', () => {
  const each = (kind: (typeof exerciseKinds)[number], check: (question: string, answer: string) => void) =>
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const [question, answer] of exerciseMakers[kind](
          createRandom(seed),
          'secondary',
          englishExercises,
          '',
        ).quiz) {
          check(question.replaceAll('−', '-'), answer.replaceAll('−', '-'))
        }
      }),
      { numRuns: 80 },
    )
  const numbers = (question: string) => (question.match(/\d+/gu) ?? []).map(Number)

  it('equations: the solution put into the equation makes it true', () => {
    each('equations', (question, answer) => {
      const [, a, sign, b, c] = /(\d+)x ([+-]) (\d+) = (-?\d+)/u.exec(question) ?? []
      const x = Number(/x = (-?\d+)$/u.exec(answer)?.[1])
      expect(Number(a) * x + (sign === '-' ? -1 : 1) * Number(b)).toBe(Number(c))
    })
  })

  it('area: rectangles and triangles', () => {
    each('area', (question, answer) => {
      const [one = 0, two = 0] = numbers(question)
      if (question.includes('rectangle'))
        expect(answer).toBe(`Area ${one * two} cm², perimeter ${2 * (one + two)} cm.`)
      else expect(answer).toMatch(new RegExp(`= ${(one * two) / 2} cm²$`, 'u'))
    })
  })

  it('percentages: parts and reduced prices', () => {
    each('percentages', (question, answer) => {
      const [one = 0, two = 0] = numbers(question)
      if (question.startsWith('What')) expect(answer).toMatch(new RegExp(`= ${(one * two) / 100}$`, 'u'))
      else expect(answer).toBe(`Saved ${(one * two) / 100}, paid ${one - (one * two) / 100}.`)
    })
  })

  it('statistics: means and medians', () => {
    each('statistics', (question, answer) => {
      const values = numbers(question)
      const ordered = [...values].sort((a, b) => a - b)
      const expected = question.includes('mean')
        ? values.reduce((sum, value) => sum + value, 0) / 5
        : ordered[2]
      expect(Number(/(\d+(?:\.\d+)?)$/u.exec(answer)?.[1])).toBe(expected)
    })
  })

  it('Pythagoras: the third side', () => {
    each('pythagoras', (question, answer) => {
      const [one = 0, two = 0] = numbers(question)
      const expected = Math.sqrt(
        question.includes('How long is the hypotenuse') ? one ** 2 + two ** 2 : one ** 2 - two ** 2,
      )
      expect(answer).toMatch(new RegExp(`= ${expected} cm$`, 'u'))
    })
  })
})
