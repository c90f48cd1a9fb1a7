import { richText, typedText } from '@classeur/domain/resources'
import { languages } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import { openDocx } from '../testing/open-docx.ts'
import { convertedByOffice, hasOffice, hasPdfText, isExtractable, pdfPages } from '../testing/pdf-text.ts'
import { sampleResource } from '../testing/resource-samples.ts'
import { missingPieces, textPieces } from '../testing/text-pieces.ts'
import { writeDocx } from '../text-document/docx/write-docx.ts'
import { writePdf } from '../text-document/pdf/write-pdf.ts'
import { buildResourceDocument } from './build-resource-document.ts'
import { resourceFile } from './resource-file.ts'

const names = Array.from(
  { length: 24 },
  (_, index) => `Student ${String.fromCodePoint(65 + index).repeat(3)}`,
)

describe('a file of a resource', () => {
  it.skipIf(!hasPdfText)('has a named copy for each of 24 students, each on pages of its own', async () => {
    const content = sampleResource('en', 'practice-sheet', names)
    const pages = await pdfPages(await writePdf(buildResourceDocument([content], 'pack')))
    expect(pages.length).toBeGreaterThanOrEqual(24)
    const owners = pages.map((page) => names.filter((name) => page.includes(name)))
    expect(owners.every((found) => found.length <= 1)).toBe(true)
    expect(owners.flat()).toEqual(names)
  })

  it.skipIf(!hasPdfText)(
    'shows every text of a sheet and its key in each language (needs pdftotext)',
    async () => {
      for (const language of languages) {
        const document = buildResourceDocument([sampleResource(language)], 'with-key')
        expect(document.parts[0].blocks.length).toBeGreaterThan(1)
        const pages = await pdfPages(await writePdf(document))
        expect(missingPieces(textPieces(document).filter(isExtractable), pages.join('\n'))).toEqual([])
      }
    },
  )

  it.skipIf(!hasOffice)(
    'opens in LibreOffice with every text in each language (needs soffice and pdftotext)',
    { timeout: 240_000 },
    async () => {
      const documents = languages.map((language) =>
        buildResourceDocument([sampleResource(language)], 'with-key'),
      )
      const written = await Promise.all(documents.map((document) => writeDocx(document)))
      const printed = await convertedByOffice(written)
      for (const [index, document] of documents.entries()) {
        expect(openDocx(written[index] ?? Buffer.alloc(0)).part('word/document.xml')).toContain('<m:f>')
        const pages = await pdfPages(printed[index] ?? Buffer.alloc(0))
        expect(missingPieces(textPieces(document).filter(isExtractable), pages.join('\n'))).toEqual([])
      }
    },
  )

  it('has no answer, step or error on the pages of students', () => {
    for (const wanted of ['sheet', 'pack'] as const) {
      const content = sampleResource('en', 'practice-sheet', names)
      const text = JSON.stringify(buildResourceDocument([content], wanted))
      const step = content.items.flatMap(({ steps }) => steps.map(typedText)).filter((one) => one.length > 30)
      expect(step.length).toBeGreaterThan(0)
      expect(step.filter((one) => text.includes(JSON.stringify(one)))).toEqual([])
    }
  })

  it('shows the method of worked examples and corrections', () => {
    for (const kind of ['worked-example', 'correction'] as const) {
      const content = sampleResource('fr', kind)
      const pieces = textPieces(buildResourceDocument([content], 'sheet'))
      expect(pieces).toContain('Réponse\u00a0:')
    }
  })

  it.each([
    ['practice-sheet', 'with-key'],
    ['practice-sheet', 'answers'],
    ['worked-example', 'sheet'],
    ['worked-example', 'with-key'],
    ['worked-example', 'answers'],
    ['worked-example', 'pack'],
    ['correction', 'batch-pack'],
  ] as const)('marks each answer of a %s that is to check, wherever it prints: %s', (kind, wanted) => {
    const sample = sampleResource('en', kind, ['Student A'])
    const marks = (states: readonly ('verified' | 'to-check')[]) => {
      const items = sample.items.slice(0, states.length).map((item, index) => ({
        ...item,
        verification: { state: states[index]!, by: null, found: richText('42424') },
      }))
      return JSON.stringify(buildResourceDocument([{ ...sample, items }], wanted))
    }
    const mark = 'To check before use'
    expect(marks(['verified', 'verified'])).not.toContain(mark)
    const perItem = kind === 'practice-sheet' || wanted !== 'with-key' ? 1 : 2
    expect(marks(['verified', 'to-check']).split(mark)).toHaveLength(perItem + 1)
    expect(marks(['to-check', 'to-check']).split(mark)).toHaveLength(2 * perItem + 1)
    // The recomputed value is for the teacher.
    const isForTeacher = wanted === 'with-key' || wanted === 'answers'
    expect(marks(['to-check']).includes('42424')).toBe(isForTeacher)
  })

  it('has a page for each note, and in a pack the practice sheet that the note names behind it', () => {
    const sheet = sampleResource('en', 'practice-sheet', ['Sara', 'Leo'])
    const noteOf = (studentId: string, name: string) => ({
      ...{
        studentId,
        greeting: `To the family of ${name},`,
        paragraphs: [`About ${name}.`],
        closing: 'Regards,',
      },
    })
    const [sara, leo] = sheet.students
    const notes = {
      ...{ ...sheet, kind: 'parent-note' as const, title: 'Note to parents', items: [] },
      notes: [noteOf(sara!.id, 'Sara'), noteOf(leo!.id, 'Leo')],
      noteSheets: { [sara!.id]: sheet },
    }
    const pagesOf = (wanted: 'sheet' | 'pack' | 'batch-pack') =>
      buildResourceDocument([notes], wanted).parts.map((part) => JSON.stringify(part))
    expect(pagesOf('sheet')).toHaveLength(2)
    const pages = pagesOf('pack')
    expect(pagesOf('batch-pack')).toEqual(pages)
    expect(pages).toHaveLength(3)
    expect(pages.map((page) => [page.includes('Sara'), page.includes('Leo')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    expect(pages[1]).toContain('"kind":"tasks"')
  })

  it('is made in a thread, and its name says what it contains', async () => {
    const content = sampleResource('ar', 'practice-sheet', ['سارة'])
    const file = resourceFile([content], { format: 'pdf', content: 'pack' })
    expect(file.name).toBe('الكسور والوقت – نسخ بأسماء الطلاب')
    expect((await file.render()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
