import type { Language } from '@classeur/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLessonDocument } from '../../lesson-plan/build-lesson-document.ts'
import { samplePlan } from '../../testing/lesson-plan-samples.ts'
import type { DocumentBlock } from '../text-document.ts'
import { markdownLine } from './escape-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const written = (blocks: DocumentBlock[], language: Language = 'en') =>
  writeMarkdown({ ...{ language, title: 'T', facts: [], notice: '' }, parts: [{ title: '', blocks }] })
const plan = (language: Language, more: object = {}) =>
  writeMarkdown(buildLessonDocument(samplePlan(language, more), new Map()))

describe('Markdown', () => {
  it('has headings, GitHub tables, formulas between dollar signs and fenced code', () => {
    const text = plan('en')
    expect(text).toContain('# Adding fractions with unlike denominators\n')
    expect(text).toContain('\n## Overview\n')
    expect(text).toContain(
      '| No. | Level | Objective | Seen when |\n| --- | --- | --- | --- |\n| 1 | Apply |',
    )
    expect(text).toContain('Explain why $\\frac{1}{2}+\\frac{1}{3}$ is not $\\frac{2}{5}$.')
    expect(text).toContain('```python\ndef half(n):\n    return n / 2  # <b>\n```\n\n*not run*')
    expect(text).toContain('such as 1/2 + 1/3.')
  })

  it('describes a diagram by its numbers, in the language of the plan', () => {
    expect(plan('en')).toContain(
      '> **One half on a line from 0 to 1**\n>\n> - number line from 0 to 1 in steps of 0.25\n> - 1/2: marked at 0.5',
    )
    expect(plan('en')).toContain(
      '> - y = x²: curve through (-3, 9), (-2, 4)'.replaceAll('-3', '−3').replaceAll('-2', '−2'),
    )
    expect(plan('fr')).toContain('> - 1/2\u00a0: 1 part coloriée sur 2 égales')
    expect(plan('fr')).toContain('de 0,25 en 0,25')
    expect(plan('ar')).toContain('> 1. إيجاد مقام مشترك\n> 2. تحويل الكسرين')
  })

  it('separates the pages for students, and has no answers if they are left out', () => {
    const text = plan('en')
    expect(text).toContain('\n---\n\n## Fractions on strips\n')
    expect(text).toContain('**T1.** Compute 1/2 + 1/4.')
    expect(text).toContain('- **B.** 1/2')
    expect(text).toContain('**1.** B · 1/2')
    expect(plan('en', { withAnswers: false })).not.toMatch(
      /model answer|marking point|right reason|hidden step/,
    )
  })

  it.each([
    ['costs $5 and *not* $10', 'costs \\$5 and \\*not\\* \\$10'],
    ['# not a heading', '\\# not a heading'],
    ['1. not a list', '1\\. not a list'],
    ['- not a list', '\\- not a list'],
    ['snake_case and _this_', 'snake_case and \\_this\\_'],
    ['a <b> [link](x) | cell', 'a \\<b> \\[link\\](x) \\| cell'],
    ['the code `a*b_c` stays', 'the code `a*b_c` stays'],
    ['an unclosed ` mark', 'an unclosed \\` mark'],
    ['$x^2 < 3$ or -5 or 3 1/4', '$x^{2}\\lt 3$ or -5 or 3 1/4'],
  ])('writes text as text: %s', (text, expected) => {
    expect(markdownLine(text)).toBe(expected)
  })

  it('keeps the rows of a table on one line each, whatever is in its cells', () => {
    const text = written([
      { kind: 'table', caption: '', header: [], rows: [['a | b\nc', '$\\frac{|x|}{2}$'], ['d']] },
    ])
    expect(text).toContain(
      '|  |  |\n| --- | --- |\n| a \\| b<br>c | $\\frac{\\vert x\\vert }{2}$ |\n| d |  |',
    )
  })

  it('closes a fence only after the code, also if the code contains fences', () => {
    const text = written([{ kind: 'code', language: 'md', code: '```\nx\n````', note: 'n' }])
    expect(text).toContain('`````md\n```\nx\n````\n`````')
  })

  it('never throws, and loses no letter of a text', () => {
    const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const line = text.replace(/[$\\\n]/g, ' ')
        expect(letters(markdownLine(line))).toBe(letters(line))
        expect(markdownLine(text)).toBeTypeOf('string')
      }),
    )
  })
})
