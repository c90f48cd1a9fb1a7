import { languages } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import { buildLessonDocument } from '../../lesson-plan/build-lesson-document.ts'
import { samplePlan } from '../../testing/lesson-plan-samples.ts'
import { hasPdfText, isExtractable, pdfPages } from '../../testing/pdf-text.ts'
import { missingPieces, pageTitled, textPieces } from '../../testing/text-pieces.ts'
import type { DocumentBlock, TextDocument } from '../text-document.ts'
import { writePdf } from './write-pdf.ts'

const documentOf = (blocks: DocumentBlock[], title = 'T'): TextDocument => ({
  ...{ language: 'en', title, facts: [], notice: '' },
  parts: [{ title: '', blocks }],
})

describe('a PDF', () => {
  it.skipIf(!hasPdfText)(
    'has every text of a lesson plan, and each page for students begins a page, in each language (needs pdftotext)',
    { timeout: 120_000 },
    async () => {
      for (const language of languages) {
        const document = buildLessonDocument(samplePlan(language), new Map())
        const pages = await pdfPages(await writePdf(document))
        expect(missingPieces(textPieces(document).filter(isExtractable), pages.join('\n'))).toEqual([])
        for (const { title, blocks } of document.parts.slice(1)) {
          const own = pageTitled(title, pages)
          const texts = textPieces({
            ...document,
            title: '',
            facts: [],
            notice: '',
            parts: [{ title, blocks }],
          })
          expect(missingPieces(texts.filter(isExtractable), own ?? '')).toEqual([])
        }
      }
    },
  )

  it.skipIf(!hasPdfText)('says at the top that sections are missing (needs pdftotext)', async () => {
    const content = samplePlan('en', { expectedSections: 18 })
    const partial = buildLessonDocument({ ...content, sections: content.sections.slice(0, 9) }, new Map())
    const [first = ''] = await pdfPages(await writePdf(partial))
    expect(first.indexOf('9 of 18 sections')).toBeLessThan(first.indexOf('Overview'))
  })

  it.skipIf(!hasPdfText)(
    'sets fractions above each other and keeps the words around (needs pdftotext)',
    async () => {
      const text = 'Explain why $\\frac{17}{23}$ is $\\sqrt{x^2}$ and costs $5 or [$10'
      const [page = ''] = await pdfPages(await writePdf(documentOf([{ kind: 'paragraph', text }])))
      expect(page).toMatch(/17\s+23/)
      expect(page).not.toContain('17/23')
      expect(page.replace(/\s+/g, ' ')).toContain('costs $5 or [$10')
    },
  )

  it.skipIf(!hasPdfText)('keeps a task and the lines for it on one page (needs pdftotext)', async () => {
    // The last lines of these documents end just below the lower edge of a page.
    for (const [count, lines] of [
      [7, 3],
      [5, 5],
      [8, 7],
      [6, 9],
    ] as const) {
      const tasks = Array.from({ length: count }, (_, index) => ({
        ...{ number: `T${index + 1}`, prompt: `Task ${index + 1}`, blocks: [], options: [], lines },
      }))
      const pages = await pdfPages(await writePdf(documentOf([{ kind: 'tasks', tasks }])))
      for (const page of pages) expect(page).toMatch(/Task \d/)
    }
  })

  it.each([
    '#panic("markup")',
    '*a _b `c',
    '$ unclosed',
    '"); #panic()',
    '$\\frac{"}{#x}$',
    '\\',
    '= head\n- item',
  ])('sets texts of people as text, never as markup: %s', async (text) => {
    const bytes = await writePdf(
      documentOf(
        [
          { kind: 'heading', level: 1, text },
          { kind: 'paragraph', text, label: text },
          { kind: 'list', items: [text], isOrdered: false },
          { kind: 'table', caption: text, header: [text], rows: [[text]] },
          { kind: 'code', language: text, code: text, note: text },
          { kind: 'diagram', alt: text, diagram: { kind: 'flow', steps: [text, text], cycle: true } },
          {
            kind: 'tasks',
            tasks: [{ number: text, prompt: text, blocks: [], options: [{ letter: 'A', text }], lines: 2 }],
          },
          { kind: 'blanks', labels: [text] },
        ],
        text,
      ),
    )
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('reads formulas and diagrams out: they have alternative texts', async () => {
    const bytes = await writePdf(
      documentOf([
        { kind: 'paragraph', text: 'x' },
        {
          kind: 'diagram',
          alt: 'described diagram',
          diagram: { kind: 'number-line', from: 0, to: 1, step: 0.5, marks: [] },
        },
      ]),
    )
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot')
  })
})
