import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type Table,
} from 'docx'
import { plainInline } from '@classeur/domain/content'
import { createRasterise } from '../rasterise.ts'
import type { TextDocument } from '../text-document.ts'
import { docxBlocks } from './docx-blocks.ts'
import { direction, type DocxContext } from './docx-context.ts'
import { colours, stylesFor } from './docx-look.ts'
import { plainRuns, runsOf } from './docx-runs.ts'

/** A4 with margins of 20 mm at the sides, in twentieths of a point. */
const page = { width: 11_906, height: 16_838, side: 1134, top: 1247, bottom: 1134 }

function titleParagraphs({ title, facts, notice }: TextDocument, context: DocxContext): Paragraph[] {
  const { language } = context
  const soft = { color: colours.soft }
  return [
    new Paragraph({ ...direction(context), heading: HeadingLevel.TITLE, children: runsOf(title, language) }),
    new Paragraph({
      ...direction(context),
      spacing: { after: 160 },
      children: facts.flatMap(({ label, value }, index) => [
        ...(index === 0 ? [] : plainRuns('  ·  ', language, soft)),
        ...plainRuns(`${label}${language === 'fr' ? '\u00a0' : ''}: `, language, soft),
        ...runsOf(value, language, { bold: true }),
      ]),
    }),
    ...(notice === ''
      ? []
      : [
          new Paragraph({
            ...direction(context),
            children: plainRuns(notice, language, { bold: true, color: 'A0640A' }),
          }),
        ]),
  ]
}

/** The title of the document above each page but the first, and the page number below. */
function headAndFoot({ title }: TextDocument, context: DocxContext) {
  const look = { color: colours.soft, size: 17, sizeComplexScript: 17 }
  const header = new Header({
    children: [
      new Paragraph({
        ...direction(context),
        children: plainRuns(plainInline(title), context.language, look),
      }),
    ],
  })
  const number = new TextRun({ ...look, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })
  const footer = new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
  })
  return {
    properties: {
      titlePage: true,
      page: {
        size: { width: page.width, height: page.height },
        margin: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
      },
    },
    headers: { default: header, first: new Header({ children: [new Paragraph({})] }) },
    footers: { default: footer, first: footer },
  }
}

/** A document for Word: real headings, tables, lists and formulas, for every direction of writing. */
export async function writeDocx(document: TextDocument): Promise<Buffer> {
  const { language, title, parts } = document
  let lists = 0
  const context: DocxContext = {
    ...{ language, isRtl: language === 'ar', textWidth: page.width - 2 * page.side },
    rasterise: await createRasterise(),
    headingOffset: 0,
    nextList: () => (lists += 1),
  }
  const children = parts.flatMap((part, index): (Paragraph | Table)[] => [
    ...(index === 0
      ? titleParagraphs(document, context)
      : [
          new Paragraph({
            ...direction(context),
            ...{ heading: HeadingLevel.HEADING_1, pageBreakBefore: true },
            children: runsOf(part.title, language),
          }),
        ]),
    ...docxBlocks(part.blocks, { ...context, headingOffset: index === 0 ? 0 : 1 }),
  ])
  const file = new Document({
    ...{ title: plainInline(title), creator: 'Classeur', styles: stylesFor(language) },
    sections: [{ ...headAndFoot(document, context), children }],
  })
  return Packer.toBuffer(file)
}
