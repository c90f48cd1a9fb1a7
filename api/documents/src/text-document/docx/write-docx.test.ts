import type { Language } from '@classeur/contracts'
import { languages } from '@classeur/domain/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLessonDocument } from '../../lesson-plan/build-lesson-document.ts'
import { samplePlan } from '../../testing/lesson-plan-samples.ts'
import { openDocx } from '../../testing/open-docx.ts'
import { convertedByOffice, hasOffice, isExtractable, pdfPages } from '../../testing/pdf-text.ts'
import { missingPieces, pageTitled, textPieces } from '../../testing/text-pieces.ts'
import type { DocumentBlock, TextDocument } from '../text-document.ts'
import { writeDocx } from './write-docx.ts'

const planIn = (language: Language, more: object = {}) =>
  buildLessonDocument(samplePlan(language, more), new Map())
const documentOf = (blocks: DocumentBlock[], language: TextDocument['language'] = 'en'): TextDocument => ({
  ...{ language, title: 'T', facts: [], notice: '' },
  parts: [{ title: '', blocks }],
})
const xmlOf = async (document: TextDocument) => openDocx(await writeDocx(document)).part('word/document.xml')
const count = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0
const paragraphs = (xml: string) => xml.match(/<w:p>.*?<\/w:p>/gs) ?? []

describe('a DOCX file', () => {
  it.each(languages)('is well-formed and has every text in order, in %s', async (language) => {
    const document = planIn(language)
    const { text } = openDocx(await writeDocx(document))
    let at = 0
    for (const piece of textPieces(document)) {
      // A label and its colon are apart from the text.
      const found = text.indexOf(piece, at)
      expect({ piece, isFound: found >= 0 }).toEqual({ piece, isFound: true })
      at = found
    }
  })

  it('has real headings, tables, lists, numbers of tasks and alternative texts', async () => {
    const { part, names } = openDocx(await writeDocx(planIn('en')))
    const xml = part('word/document.xml')
    expect(count(xml, /w:pStyle w:val="Heading1"/g)).toBe(17 + 5)
    expect(count(xml, /w:pStyle w:val="Heading2"/g)).toBeGreaterThan(10)
    expect(count(xml, /<w:tbl>/g)).toBeGreaterThan(10)
    expect(count(xml, /<w:tblHeader\/>/g)).toBeGreaterThan(8)
    expect(count(xml, /<w:numPr>/g)).toBeGreaterThan(20)
    expect(part('word/numbering.xml')).toContain('w:val="T%1"')
    expect(xml).toContain('descr="Bars for one half and one third"')
    expect(names.filter((name) => name.startsWith('word/media/')).length).toBeGreaterThan(3)
  })

  it('has formulas that Word can edit, with brackets, roots, powers and accents', async () => {
    const text = '$\\left(\\frac{1}{2}\\right)^2 = \\sqrt[3]{x_1} + [2, 3] - \\overline{AB}$ and 3/4'
    const xml = await xmlOf(documentOf([{ kind: 'paragraph', text }]))
    expect(count(xml, /<m:oMath>/g)).toBe(2)
    expect(count(xml, /<m:f>/g)).toBe(2)
    for (const element of ['m:sSup', 'm:rad', 'm:sSub', 'm:d', 'm:acc']) expect(xml).toContain(`<${element}>`)
    expect(xml).toContain('<m:chr m:val="\u0305"/>')
    expect(xml).not.toContain('\\frac')
  })

  it('starts each page for students on its own page, with lines to write on', async () => {
    const xml = await xmlOf(planIn('en'))
    const [, ...pages] = xml.split('<w:pageBreakBefore/>')
    expect(pages).toHaveLength(5)
    const [sheet = ''] = pages
    expect(sheet).toContain('Fractions on strips')
    // T1 has two lines and T2 four.
    expect(count(sheet, /<w:trHeight w:val="510" w:hRule="exact"\/>/g)).toBe(6)
    expect(sheet).not.toMatch(/model answer|marking point|right reason/)
  })

  it('runs from right to left in Arabic: paragraphs, letters and tables, but not code and formulas', async () => {
    const xml = await xmlOf(planIn('ar'))
    const outside = paragraphs(xml).filter((paragraph) => !paragraph.includes('<w:bidi/>'))
    expect(outside).toHaveLength(1)
    expect(outside[0]).toContain('def half(n):')
    const runs = xml.match(/<w:r>.*?<\/w:r>/gs) ?? []
    const arabic = runs.filter((run) => /[\u0600-\u06ff]/.test(run.replace(/<wp:docPr[^>]*>/, '')))
    expect(arabic.length).toBeGreaterThan(100)
    expect(arabic.filter((run) => !run.includes('<w:rtl/>') && !run.includes('<w:drawing>'))).toEqual([])
    expect(count(xml, /<w:bidiVisual\/>/g)).toBe(count(xml, /<w:tbl>/g))
    expect(xml).toContain('<w:bCs/>')
    const english = await xmlOf(planIn('en'))
    expect(english).not.toMatch(/<w:(?:bidi|rtl|bidiVisual)\/>/)
  })

  it('keeps Latin text inside an Arabic sentence in runs of its own', async () => {
    const xml = await xmlOf(documentOf([{ kind: 'paragraph', text: 'برنامج Python 3 سهل' }], 'ar'))
    const latin = (xml.match(/<w:r>.*?<\/w:r>/gs) ?? []).find((run) => run.includes('Python'))
    expect(latin).toContain('>Python<')
    expect(latin).not.toContain('<w:rtl/>')
  })

  it('numbers tasks by hand if their numbers have gaps', async () => {
    const task = (number: string) => ({ number, prompt: 'p', blocks: [], options: [], lines: 0 })
    const { text, part } = openDocx(
      await writeDocx(documentOf([{ kind: 'tasks', tasks: [task('T1'), task('T4')] }])),
    )
    expect(text).toContain('T4\tp')
    expect(part('word/numbering.xml')).not.toContain('T%1')
  })

  it('is well-formed with any text of a person', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(...languages),
        async (text, language) => {
          const document = documentOf(
            [
              { kind: 'heading', level: 1, text },
              { kind: 'list', items: [text], isOrdered: true },
              { kind: 'table', caption: text, header: [text], rows: [[text, text]] },
              { kind: 'code', language: text, code: text, note: '' },
              { kind: 'tasks', tasks: [{ number: text, prompt: text, blocks: [], options: [], lines: 1 }] },
            ],
            language,
          )
          openDocx(await writeDocx({ ...document, title: text }))
        },
      ),
      { numRuns: 25 },
    )
  })

  it.skipIf(!hasOffice)(
    'opens in LibreOffice, which prints every text, with the sheet on its own page (needs soffice and pdftotext)',
    { timeout: 300_000 },
    async () => {
      const written = await Promise.all(languages.map((language) => writeDocx(planIn(language))))
      const printed = await convertedByOffice(written)
      for (const [index, language] of languages.entries()) {
        const document = planIn(language)
        const pages = await pdfPages(printed[index] ?? Buffer.alloc(0))
        expect(missingPieces(textPieces(document).filter(isExtractable), pages.join('\n'))).toEqual([])
        for (const { title, blocks } of document.parts.slice(1)) {
          const own = pageTitled(title, pages)
          expect({ language, title, isFound: own !== undefined }).toEqual({ language, title, isFound: true })
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
})
