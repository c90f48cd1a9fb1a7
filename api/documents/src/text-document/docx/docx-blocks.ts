import { BorderStyle, HeadingLevel, ImageRun, Paragraph, TabStopType, type Table } from 'docx'
import { drawDiagram } from '@classeur/domain/content'
import type { DocumentBlock, Picture } from '../text-document.ts'
import { direction, type DocxContext } from './docx-context.ts'
import { bullets, colours, fonts, numbers } from './docx-look.ts'
import { plainRuns, runsOf } from './docx-runs.ts'
import { docxTable } from './docx-tables.ts'
import { docxTasks } from './docx-tasks.ts'

/** Twentieths of a point in a pixel at 96 to the inch. */
const twipsPerPixel = 15
/** The tallest picture, in pixels. */
const tallest = 380
/** Labels of a drawing become a little smaller than the text. */
const drawingScale = 0.85

function pictureParagraph({ bytes, format, width, height, alt }: Picture, context: DocxContext): Paragraph {
  const widest = context.textWidth / twipsPerPixel
  const scale = Math.min(1, widest / width, tallest / height)
  return new Paragraph({
    ...direction(context),
    spacing: { before: 80, after: 120 },
    children: [
      new ImageRun({
        ...{ type: format, data: bytes },
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { name: alt, description: alt, title: alt },
      }),
    ],
  })
}

function codeParagraphs(block: Extract<DocumentBlock, { kind: 'code' }>, context: DocxContext): Paragraph[] {
  const frame = { style: BorderStyle.SINGLE, size: 4, color: colours.line, space: 6 }
  const about = [block.language, block.note].filter(Boolean).join(' · ')
  return [
    new Paragraph({
      ...direction(context),
      ...{ keepNext: true, spacing: { before: 100, after: 40 } },
      children: plainRuns(about, context.language, { color: colours.soft, size: 18 }),
    }),
    // Code runs from left to right in every language.
    new Paragraph({
      border: { top: frame, bottom: frame, left: frame, right: frame },
      spacing: { after: 140 },
      indent: { left: 120, right: 120 },
      children: plainRuns(block.code.replaceAll('\t', '    '), 'en', { font: fonts.code, size: 18 }),
    }),
  ]
}

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]

/** Blocks of a document as paragraphs and tables. */
export function docxBlocks(blocks: readonly DocumentBlock[], context: DocxContext): (Paragraph | Table)[] {
  const { language, textWidth } = context
  const paragraph = { ...direction(context) }
  const heading = (index: number) => ({ heading: headings[index] ?? HeadingLevel.HEADING_3 })
  return blocks.flatMap((block): (Paragraph | Table)[] => {
    switch (block.kind) {
      case 'heading':
        return [
          new Paragraph({
            ...paragraph,
            ...heading(block.level - 1 + context.headingOffset),
            children: runsOf(block.text, language),
          }),
        ]
      case 'paragraph': {
        const quiet = block.look === 'quiet' ? { color: colours.soft, italics: language !== 'ar' } : {}
        const label = block.label ? plainRuns(`${block.label} `, language, { bold: true }) : []
        return [new Paragraph({ ...paragraph, children: [...label, ...runsOf(block.text, language, quiet)] })]
      }
      case 'list': {
        const reference = block.isOrdered ? numbers : bullets
        const instance = context.nextList()
        return block.items.map(
          (item) =>
            new Paragraph({
              ...{ ...paragraph, numbering: { reference, level: 0, instance } },
              children: runsOf(item, language),
            }),
        )
      }
      case 'table':
        return docxTable(block, context)
      case 'code':
        return codeParagraphs(block, context)
      case 'diagram':
      case 'drawing': {
        const scene = block.kind === 'drawing' ? block.scene : drawDiagram(block.diagram, { language })
        const bytes = context.rasterise(scene, language)
        return [
          pictureParagraph(
            {
              ...{ bytes, format: 'png', alt: block.alt },
              width: scene.width * drawingScale,
              height: scene.height * drawingScale,
            },
            context,
          ),
        ]
      }
      case 'picture':
        return [pictureParagraph(block.picture, context)]
      case 'tasks':
        return docxTasks(block.tasks, context, (inner) => docxBlocks(inner, context))
      case 'blanks':
        return [
          new Paragraph({
            ...{ ...paragraph, spacing: { before: 60, after: 200 } },
            tabStops: block.labels.map((_, index) => ({
              type: TabStopType.START,
              position: Math.round(((index + 1) * textWidth) / block.labels.length) - 200,
              leader: 'underscore' as const,
            })),
            children: block.labels.flatMap((label, index) => [
              ...plainRuns(`${label} `, language),
              ...plainRuns(block.values?.[index] ?? '', language, { bold: true }),
              ...plainRuns('\t ', language),
            ]),
          }),
        ]
    }
  })
}
