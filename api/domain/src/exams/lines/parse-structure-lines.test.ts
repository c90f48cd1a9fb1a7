import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExamStructure } from '../../../../contracts/src/index.ts'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { activeLeaves, maximumOf } from '../exam-structure.ts'
import { parseStructureLines } from './parse-structure-lines.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const skills = [
  { id: 'f'.repeat(24), code: 'N3', name: 'Fractions' },
  { id: 'd'.repeat(24), code: '', name: 'Nombres décimaux' },
]
const parse = (text: string) => parseStructureLines(text, skills, 'fr', newId)
const leavesOf = (text: string) => {
  const { structure } = parse(text)
  return structure ? activeLeaves(structure) : []
}
const reasonOf = (text: string) => {
  const result = parse(text).lines.at(-1)?.result
  return result?.ok === false ? result.reason : null
}

describe('lines that continue an exercise', () => {
  it.each([
    ['Q1 / 4', ['duplicate-label']],
    ['Q2a / 4', ['duplicate-label']],
    ['Q3 / 4\nEx 2\nQ1 / 4', [null, null, null]],
  ])('repeat no label that it has: %j', (text, reasons) => {
    const { lines } = parseStructureLines(text, skills, 'fr', newId, new Set(['Q1', 'Q2']))
    expect(lines.map(({ result }) => (result.ok ? null : result.reason))).toEqual(reasons)
  })
})

describe('pasted lines', () => {
  it('become questions with points, skills and bonus, grouped into exercises', () => {
    const { lines, structure } = parse(
      'Ex 1\nQ1 / 4 / fractions\nQ2 / 3 points / N3, NOMBRES DECIMAUX / bonus\n\nEx 2:\nQ1 / 1,5',
    )
    expect(lines.map(({ line, result }) => [line, result.ok])).toEqual(
      [1, 2, 3, 5, 6].map((line) => [line, true]),
    )
    expect(structure?.exercises.map(({ label, questions }) => [label, questions.length])).toEqual([
      ['Ex 1', 2],
      ['Ex 2', 1],
    ])
    expect(leavesOf('Q2 / 3 points / N3, NOMBRES DECIMAUX / bonus')).toMatchObject([
      {
        label: 'Q2',
        maxHundredths: 300,
        isBonus: true,
        skills: skills.map(({ id }) => ({ skillId: id, weight: 1 })),
      },
    ])
    expect(structure && maximumOf(structure)).toBe(550)
  })

  it('accept tabs or semicolons as separators, and any digits and decimal signs', () => {
    for (const line of [
      'Q1\t1,5\tfractions',
      'Q1;1.5;fractions',
      'Q1 / ١٫٥ / fractions',
      'Q1 / ۱٫۵ نقطة / N3',
    ]) {
      expect(leavesOf(line)).toMatchObject([{ label: 'Q1', maxHundredths: 150, skills: [{ weight: 1 }] }])
    }
    expect(leavesOf('Q1;2;a/b')).toHaveLength(1)
  })

  it('with a letter after the number become parts of one question', () => {
    const { structure, lines } = parse('Q1\nQ1a / 1\nQ1 b) / 2\nQ2 / 1\nتمرين ٢\nس1أ / 2')
    expect(lines.every(({ result }) => result.ok)).toBe(true)
    const questions = structure?.exercises.flatMap((exercise) => exercise.questions)
    expect(questions?.map(({ label, parts }) => [label, parts.map((part) => part.label)])).toEqual([
      ['Q1', ['Q1a', 'Q1 b)']],
      ['Q2', ['Q2']],
      ['س1', ['س1أ']],
    ])
  })

  it('suggest skills that are not in the library', () => {
    const { lines } = parse('Q1 / 4 / fractions, géométrie')
    expect(lines[0]?.result).toMatchObject({ ok: true, unknownSkills: ['géométrie'] })
  })

  it('report a reason if they are invalid, without affecting other lines', () => {
    expect(reasonOf('Q1')).toBe('max-missing')
    expect(reasonOf('Q1 / fractions')).toBe('max-missing')
    expect(reasonOf('Q1 / 0')).toBe('max-missing')
    expect(reasonOf('Q1 / 4 apples')).toBe('max-unreadable')
    expect(reasonOf('Q1 / 1,333')).toBe('max-unreadable')
    expect(reasonOf('Q1 / 1,3')).toBe('off-step')
    expect(reasonOf('Q1 / 2000')).toBe('max-too-large')
    expect(reasonOf(' / 4')).toBe('label-missing')
    expect(reasonOf(`${'Q'.repeat(61)} / 4`)).toBe('label-too-long')
    expect(reasonOf('Q1 / 4\nQ1 / 4')).toBe('duplicate-label')
    expect(reasonOf('Q1 / 4\nQ1a / 4')).toBe('question-has-points')
    expect(reasonOf(Array.from({ length: 61 }, (_, index) => `Q${String(index)} / 1`).join('\n'))).toBe(
      'too-many',
    )
    expect(parse('Q1 / 4\nQ2').structure).not.toBeNull()
    expect(parse('Q1').structure).toBeNull()
  })

  it('of any kind produce a valid structure, one result per line, and the sum of the valid lines', () => {
    const part = fc.constantFrom(
      'Q1',
      'Q2a',
      'Ex 1',
      '4',
      '1,5',
      '٣',
      '0',
      'bonus',
      'fractions',
      '',
      ';',
      '\t',
      '/',
      ':',
    )
    const line = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(
        fc.oneof(fc.array(line, { maxLength: 30 }), fc.array(fc.string(), { maxLength: 30 })),
        (given) => {
          const text = given.join('\n')
          const { lines, structure } = parse(text)
          expect(lines).toHaveLength(text.split(/\r\n|\r|\n/).filter((one) => one.trim() !== '').length)
          const read = lines.flatMap(({ result }) => (result.ok && 'maxHundredths' in result ? result : []))
          expect(read.length > 0).toBe(structure !== null)
          if (!structure) return
          expect(ExamStructure.safeParse(structure).success).toBe(true)
          expect(
            activeLeaves(structure)
              .map(({ label }) => label)
              .sort(),
          ).toEqual(read.map(({ label }) => label).sort())
        },
      ),
      propertyRuns(300),
    )
  })
})
