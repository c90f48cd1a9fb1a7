import { describe, expect, it } from 'vitest'
import { readSection, readSectionInPart } from './read-section.ts'

const task = (id: string, blocks: unknown[] = []) => ({
  id,
  prompt: 'Add.',
  blocks,
  objective: 1,
  answerLines: 2,
})

describe('a section that a model wrote', () => {
  it('may lack the object around its list', () => {
    expect(readSection('materials', ['Board'])).toEqual({ value: { items: ['Board'] }, left: [] })
  })

  it('names every problem with its position, counted from 1', () => {
    const read = readSection('studentSheet', { title: 'Sheet', tasks: [task('T1'), task('first')] })
    expect('problems' in read && read.problems).toEqual([
      expect.stringMatching(/^"studentSheet", "tasks", entry 2, "id": /u),
    ])
  })

  it('never says that its code was run, and may frame its blocks carelessly', () => {
    const read = readSection('board', {
      blocks: [
        'The rule',
        { kind: 'code', language: 'python', code: 'print(1)', run: 'passed' },
        { kind: 'flow', alt: 'Three steps', steps: ['a', 'b'] },
        {
          kind: 'diagram',
          diagram: { kind: 'fraction-bars', alt: 'A half', bars: [{ parts: 2, shaded: 1 }] },
        },
      ],
    })
    expect('value' in read && read.value.blocks).toEqual([
      { kind: 'text', text: 'The rule' },
      { kind: 'code', language: 'python', code: 'print(1)', run: 'not-run' },
      { kind: 'diagram', alt: 'Three steps', diagram: { kind: 'flow', steps: ['a', 'b'], cycle: false } },
      {
        kind: 'diagram',
        alt: 'A half',
        diagram: { kind: 'fraction-bars', bars: [{ parts: 2, shaded: 1, label: '' }] },
      },
    ])
  })

  it('can be read in part: what doesn’t fit is left out and named', () => {
    const broken = { kind: 'diagram', alt: 'x', diagram: { kind: 'pie', parts: 3 } }
    const sheet = { title: 'Sheet', tasks: [task('T1', [broken]), task('T2'), { id: 'T3' }] }
    expect(readSectionInPart('studentSheet', sheet)).toMatchObject({
      value: { tasks: [{ id: 'T1', blocks: [] }, { id: 'T2' }] },
      left: ['tasks.0.blocks.0.diagram.kind', 'tasks.2.prompt'],
    })
    expect(sheet.tasks).toHaveLength(3)
  })

  it('a list that is too long is shortened', () => {
    const questions = Array.from({ length: 11 }, (_, index) => `Question ${index}?`)
    expect(readSectionInPart('reflection', { questions })?.value.questions).toHaveLength(8)
  })

  it('can’t be read at all without what is required', () => {
    expect(readSectionInPart('overview', { summary: 'Only this' })).toBeNull()
    expect(readSectionInPart('reflection', { questions: [] })).toBeNull()
  })
})
